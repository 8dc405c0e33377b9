import { expect, test } from 'vitest';
import { meantDate } from './meantValue.ts';

test.each([
  ['2024/12/5', '2024-12-05'],
  ['12/15/2024', '2024-12-15'],
  ['Dec 15 2024', '2024-12-15'],
  ['December 1st, 2024', '2024-12-01'],
  ['15 dec. 2024', '2024-12-15'],
  ['15/12/2024', '2024-12-15'],
  ['3/4/2024', '2024-03-04'],
  ['12-15-24', '2024-12-15'],
  ['24-12-15', undefined],
  ['Dec. 15th, 2024', '2024-12-15'],
  ['Sunday, December 15 2024', '2024-12-15'],
  ['20241215', '2024-12-15'],
  ['April 31, 2024', undefined],
  ['2024-02-30', undefined],
  ['2024-13-15', undefined],
  ['2024-12-15', undefined],
  ['Someday 3, 2024', undefined],
  ['soon', undefined],
])('%s', (written, meant) => {
  expect(meantDate(written)).toBe(meant);
});
