import { expect, test } from 'vitest';
import { plainLine, plainText } from './plainText.ts';

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
