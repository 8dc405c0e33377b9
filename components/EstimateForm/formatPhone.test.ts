import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';

/** `|` marks the caret. */
const read = (text: string) => ({ value: text.replace('|', ''), caret: text.indexOf('|') });
const show = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

test.each([
  ['8|', '8|'],
  ['815|', '815|'],
  ['8155|', '(815) 5|'],
  ['8155550|', '(815) 555-0|'],
  ['8155550142|', '(815) 555-0142|'],
  ['1234567890|', '(123) 456-7890|'],
  ['815.555.0142|', '(815) 555-0142|'],
  ['+18155550142|', '(815) 555-0142|'],
  ['1-815-555-0142|', '(815) 555-0142|'],
  ['+1 (815) 555-0142|', '(815) 555-0142|'],
  ['  815 555 0142|', '(815) 555-0142|'],
  ['815 555 0142 |', '(815) 555-0142 |'],
  ['(|', '|'],
  ['|', '|'],
])('writes %s as %s', (typed, written) => {
  expect(show(formatPhone(read(typed)))).toBe(written);
});

test.each([
  ['more digits than a number has', '(815) 555-01423|'],
  ['another country’s number', '+44 20 7946 0958|'],
  ['a number as it is dialed to another country', '01144207|'],
  ['digits after a complete number', '(815) 555-0142 12|'],
  ['a country code on its way', '+1815555|'],
  ['the 1 of a number on its way', '1815555|'],
  ['an extension', '815-555-0142 x12|'],
  ['words', 'ask for Jordan|'],
])('leaves %s alone', (_what, typed) => {
  expect(show(formatPhone(read(typed)))).toBe(typed);
});

test.each([
  ['a digit typed in the middle', '(815) 559|-014', '(815) 55-014', '(815) 559|-014'],
  ['a digit typed in the area code', '(8|15) 550-142', '15550142', '(8|15) 550-142'],
  ['a digit deleted in the middle', '(815) 5|5-0142', '(815) 555-0142', '(815) 5|50-142'],
  ['a digit deleted in the area code', '(8|5) 555-0142', '(815) 555-0142', '(8|55) 550-142'],
  ['the last digit deleted', '(815) 555-014|', '(815) 555-0142', '(815) 555-014|'],
  ['the dash deleted', '(815) 555|0142', '(815) 555-0142', '(815) 55|0-142'],
  ['the space deleted', '(815)|555-0142', '(815) 555-0142', '(81|5) 550-142'],
  ['the space at the end deleted', '(815) 555-0142|', '(815) 555-0142 ', '(815) 555-0142|'],
  ['the first bracket deleted', '|815) 555-0142', '(815) 555-0142', '|(815) 555-0142'],
  ['all but three digits deleted', '(815) |', '(815) 5', '815|'],
  ['an eleventh digit in the middle', '(815) 5|555-0142', '(815) 555-0142', '(815) 5|555-0142'],
])('keeps the caret after %s', (_what, typed, before, written) => {
  expect(show(formatPhone(read(typed), read(before).value))).toBe(written);
});

test.each([
  ['the dash', '(815) 555|0142', '(815) 555|-142'],
  ['the space', '(815)|555-0142', '(815|) 550-142'],
])('deleting %s forward deletes the digit after it', (_what, typed, written) => {
  expect(show(formatPhone(read(typed), '(815) 555-0142', 'forward'))).toBe(written);
});
