import { expect, test } from 'vitest';
import { isSlip } from './fixSource.ts';

test.each([
  ['tittle', 'title', true],
  ['servces', 'services', true],
  ['/review', '/reviews', true],
  ['services/roofing.md', '/services/roofing', true],
  ['/services/siding', '/services/roofing', false],
  ['titel', 'title', true],
  ['Services', 'services', true],
  ['Storm Damage', 'storm-damage', true],
  ['rooofing', 'roofing', true],
  ['/blog/hail-repair', '/blog/hail-report', false],
  ['IN', 'IL', false],
  ['4', '5', false],
  ['/blog/hail-2023', '/blog/hail-2024', false],
  ['posts/roscoe.jpg', 'posts/roscoe.svg', false],
])('%s for %s: %s', (written, meant, expected) => {
  expect(isSlip(written, meant)).toBe(expected);
});
