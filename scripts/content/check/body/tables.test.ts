import { expect, test } from 'vitest';
import { pastedTable } from './tables.ts';

const rows = '| Roof | Years |\n| Metal | 50 |';
const table = '| Roof | Years |\n| --- | --- |\n| Metal | 50 |';

test.each([
  ['alone', rows, table],
  ['below a sentence', `These last:\n${rows}`, `\n${table}`],
  // As in rich text that was pasted from Word.
  [
    'above a line with a space that does not break',
    `${rows}\n\u00a0\nCall us.`,
    `${table}\n\nCall us.`,
  ],
  ['without a bar at the start', 'Roof | Years\nMetal | 50', table],
  ['with one only at the very start', '| Roof | Years\nMetal | 50', table],
  ['above a picture', `${rows}\n![A roof](a.jpg)`, `${table}\n\n![A roof](a.jpg)`],
])('rows without the line below the header become a table: %s', (_where, source, cure) => {
  expect(pastedTable(source)?.found.suggestion).toBe(cure);
});

test('rows of different lengths have no cure, as nobody knows what belongs where', () => {
  expect(pastedTable('| Roof |\n| Metal | 50 |')?.found).toMatchObject({ rule: 'raw-table' });
  expect(pastedTable('| Roof |\n| Metal | 50 |')?.found.suggestion).toBeUndefined();
});
