import { expect, test } from 'vitest';
import { shownPages } from './shownPages.ts';

test.each<[number, number, string]>([
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [1, 30, '1 2 gap 30'],
  [4, 30, '1 2 3 4 5 gap 30'],
  [15, 30, '1 gap 14 15 16 gap 30'],
  [28, 30, '1 gap 27 28 29 30'],
  [30, 30, '1 gap 29 30'],
])('from page %i of %i lead links to %s', (current, count, shown) => {
  expect(shownPages(current, count).join(' ')).toBe(shown);
});
