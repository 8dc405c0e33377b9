import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { pasteFor, replacementOf } from './replacement.ts';

/** A finding that marks a part of a source. */
function mark(source: string, marked: string, suggestion: string): Diagnostic {
  const start = source.indexOf(marked);
  if (start < 0) throw new Error(`There is no ${marked}.`);
  const place = (offset: number) => {
    const lines = source.slice(0, offset).split('\n');
    return [lines.length, (lines.at(-1)?.length ?? 0) + 1] as const;
  };
  const [line, column] = place(start);
  const [endLine, endColumn] = place(start + marked.length);
  const words = { message: 'It is wrong.', help: 'Mend it.', suggestion };
  const range = { line, column, endLine, endColumn };
  return { rule: 'unknown-page', severity: 'error', file: 'content/a.yaml', ...range, ...words };
}

const applied = (source: string, marked: string, suggestion: string) => {
  const found = replacementOf(source, mark(source, marked, suggestion));
  return found && source.slice(0, found.start) + found.text + source.slice(found.end);
};

test.each([
  ['a plain value', 'a: bc\nd: e', 'bc', 'xy', 'a: xy\nd: e'],
  ['a quoted value keeps its quotes', "a: '#bc'", "'#bc'", '#xy', "a: '#xy'"],
  ['quotes that are the mistake go', "a: 'true'", "'true'", 'true', 'a: true'],
  ['text after Windows line breaks', 'a: b\r\nc: de\r\n', 'de', 'x', 'a: b\r\nc: x\r\n'],
])('%s', (_name, source, marked, suggestion, expected) => {
  expect(applied(source, marked, suggestion)).toBe(expected);
});

test('nothing replaces a whole file or a place that does not exist', () => {
  const found = mark('a: b', 'b', 'x');
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  expect(replacementOf('a: b', { ...found, ...start })).toBeUndefined();
  expect(replacementOf('a', found)).toBeUndefined();
  expect(replacementOf('', { ...found, line: 9, endLine: 9 })).toBeUndefined();
});

test('a line to paste, unless it is a paragraph', () => {
  const paste = (source: string, marked: string) => pasteFor(source, mark(source, marked, 'xy'));
  expect(paste('a: 1\n  b: cd\r\n', 'cd')).toEqual({
    label: 'Write',
    text: '  b: xy',
    old: '  b: cd',
  });
  expect(paste(`a: cd ${'e'.repeat(200)}`, 'cd')).toEqual({
    label: 'Replace “cd” with',
    text: 'xy',
    old: 'cd',
  });
  expect(paste('a: |\n  b\n  c', 'b\n  c')).toEqual({
    label: 'Replace lines 2 to 3 with',
    text: '  xy',
    old: '  b',
  });
});

test('a line to paste has the cures of all its findings', () => {
  const source = 'ab\nx ab, y cd, z ab';
  const found = [
    mark(source, ' ab,', ' AB,'),
    mark(source, 'ab, y', 'no'),
    mark(source, 'cd', 'CDE'),
  ];
  const lines = found.map((one) => pasteFor(source, one, found)?.text);
  expect(lines).toEqual(['x AB, y CDE, z ab', 'x no CDE, z ab', 'x AB, y CDE, z ab']);
});

test('a long text is named by its first and last words', () => {
  const long = `Start ${'and so on '.repeat(20)}to the end`;
  expect(pasteFor(long, mark(long, long, 'x'.repeat(200)))?.label).toBe(
    'Replace “Start and so on and so on and so on… on and so on and so on to the end” with',
  );
});

test('several lines are pasted as whole lines', () => {
  const source = 'a\n  b: 1 # note\n  c: 2 # note\nd\n';
  const whole = pasteFor(source, mark(source, 'b: 1 # note\n  c: 2', 'b: 2\n  c: 1'));
  expect(whole).toEqual({
    label: 'Replace lines 2 to 3 with',
    text: '  b: 2\n  c: 1 # note',
    old: '  b: 1 # note',
  });
});

test('one line that becomes several is pasted whole, so that they keep their indentation', () => {
  expect(pasteFor('a\n  b: 1', mark('a\n  b: 1', 'b: 1', 'b:\n    - 1'))).toEqual({
    label: 'Replace line 2 with',
    text: '  b:\n    - 1',
    old: '  b: 1',
  });
  const within = 'a b: 1';
  expect(pasteFor(within, mark(within, 'b: 1', 'b:\n- 1'))?.label).toBe('Replace “b: 1” with');
});
