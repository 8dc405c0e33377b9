import { expect, test } from 'vitest';
import { codeFrame } from './codeFrame.ts';

const range = (line: number, column: number, endColumn: number, endLine = line) => ({
  line,
  column,
  endLine,
  endColumn,
});

const shown = (text: string, at: ReturnType<typeof range>, width = 96) => {
  const frame = codeFrame(text.split('\n'), at, width);
  return frame && [...(frame.above === undefined ? [] : [frame.above]), frame.line, frame.mark];
};

test('a value with the line above it', () => {
  expect(shown('---\nsection: servces\n', range(2, 10, 17))).toEqual([
    '---',
    'section: servces',
    '         ^~~~~~~',
  ]);
});

test('an empty range, even past the end of its line, gets a single caret', () => {
  expect(shown('---', range(1, 1, 1))).toEqual(['---', '^']);
  expect(shown('title:\r\n', range(1, 7, 7))).toEqual(['title:', '      ^']);
  expect(shown('title:', range(1, 40, 42))).toEqual(['title:', '      ^']);
});

test('a range that ends at the end of its line', () => {
  expect(shown('a: bc', range(1, 4, 6))).toEqual(['a: bc', '   ^~']);
});

test('a range over several lines is marked to the end of its first line', () => {
  expect(shown('  - a: 1\n    b: 2', range(1, 5, 9, 2))).toEqual(['  - a: 1', '    ^~~~']);
});

test('tabs are visible and the mark still lines up', () => {
  expect(shown('a\tb: c', range(1, 3, 4))).toEqual(['a→  b: c', '    ^']);
  expect(shown('\theading: x', range(1, 1, 9))).toEqual(['→   heading: x', '^~~~~~~~~~~']);
});

test('characters two columns wide, joined emoji and combining accents', () => {
  expect(shown('屋根: x', range(1, 5, 6))).toEqual(['屋根: x', '      ^']);
  expect(shown('👩‍🔧: x', range(1, 8, 9))).toEqual(['👩‍🔧: x', '    ^']);
  expect(shown('e\u0301a: x', range(1, 3, 4))).toEqual(['e\u0301a: x', ' ^']);
});

test('a long line is cropped around the mark', () => {
  const line = `${'a'.repeat(50)}MARK${'b'.repeat(50)}`;
  const [text = '', mark = ''] = shown(line, range(1, 51, 55), 30) ?? [];
  expect(text).toBe(`…${'a'.repeat(10)}MARK${'b'.repeat(14)}…`);
  expect(mark).toBe(`${' '.repeat(11)}^~~~`);
  expect(shown(`MARK${'b'.repeat(50)}`, range(1, 1, 5), 20)).toEqual([
    `MARK${'b'.repeat(14)}…`,
    '^~~~',
  ]);
});

test('no character of a very long line is cut in half', () => {
  const line = '🏠'.repeat(250_000);
  const [text = ''] = shown(line, range(1, 250_002, 250_004)) ?? [];
  expect(Buffer.from(text).toString()).toBe(text);
});

test('escape sequences are made visible instead of sent to the terminal', () => {
  expect(shown('a: \u001b[2Jb', range(1, 4, 8))).toEqual(['a: ␛[2Jb', '   ^~~~']);
});

test('there is no frame for a line that the file does not have', () => {
  expect(shown('a', range(7, 1, 1))).toBeUndefined();
});
