import { expect, test } from 'vitest';
import { plainCode, plainLine, plainText } from './plainText.ts';

test.each([
  ['an escape sequence', '\u001b[31mred', '␛[31mred'],
  ['a one-byte escape', '\u009b31mred', '�31mred'],
  ['a reversal of direction', 'a\u202eb', 'a�b'],
  ['a bell and a delete', '\u0007\u007f', '␇␡'],
  ['words and emoji with joiners', 'Dach – 屋根 👩‍🔧', 'Dach – 屋根 👩‍🔧'],
])('%s', (_name, text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test('a sentence stays one line', () => {
  expect(plainLine('one\r\n  two\tthree')).toBe('one two three');
});

test('a tab in what is to be written becomes spaces, which can be pasted', () => {
  expect(plainCode('3.\tCall us\u0007')).toBe('3.  Call us␇');
});
