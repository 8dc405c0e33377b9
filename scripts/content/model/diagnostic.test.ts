import { expect, test } from 'vitest';
import { createReport, type Diagnostic, finding, withoutCrowds } from './diagnostic.ts';

const found = (file: string, line: number): Diagnostic => ({
  ...finding('text-overload', {}),
  ...{ file, line, column: 1, endLine: line, endColumn: 2 },
});

const many = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => found(file, index + 1));

test('of one kind of finding in one file, the first hundred are shown and the rest counted', () => {
  const { diagnostics, errors } = withoutCrowds(
    createReport([...many('b.md', 9999), ...many('a.md', 100)]),
  );
  expect(errors).toBe(10_099);
  expect(diagnostics).toHaveLength(200);
  expect(diagnostics.map(({ line }) => line)).toEqual(
    [...Array(200).keys()].map((n) => (n % 100) + 1),
  );
  const more = diagnostics.filter(({ help }) => help.includes('more like this'));
  expect(more.map(({ file, line, help }) => [file, line, help])).toEqual([
    [
      'b.md',
      100,
      `${finding('text-overload', {}).help} There are 9899 more like this in this file.`,
    ],
  ]);
});
