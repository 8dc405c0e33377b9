import { expect, test } from 'vitest';
import { categoryIn } from './CategoryBar.tsx';

const ids = ['all', 'roofing', 'siding'];

test.each([
  ['#show-siding', 'siding'],
  ['#show-all', 'all'],
  ['', 'all'],
  ['#show-windows', 'all'],
  ['#siding', 'all'],
  ['#show-siding-and-more', 'all'],
  ['#%', 'all'],
])('%j asks for %s', (hash, id) => {
  expect(categoryIn(hash, ids)).toBe(id);
});
