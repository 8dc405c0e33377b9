import { expect, test } from 'vitest';
import { finding } from '../content/model/diagnostic.ts';
import { placeOf, together } from './checkPages.ts';

const deadLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const path = `/page-${index}`;
    return { path, found: finding('page-link', { path, href: '/gone', words: 'Gone' }) };
  });

test('a problem of a few pages is reported for each', () => {
  expect(together(deadLinks(3))).toHaveLength(3);
});

test('a problem of many pages is reported once, with their number', () => {
  const [found, ...others] = together(deadLinks(30));
  expect(others).toEqual([]);
  expect(found?.message).toContain('/page-0');
  expect(found?.help).toMatch(/29 more pages have the same problem, for example \/page-1\.$/);
});

test('a finding points at the words that it quotes, where the file has them', () => {
  const found = {
    message: 'On the page /a, the link “Gone” leads to /gone, which does not exist.',
  };
  const text = 'intro: Here\nlinks:\n  - label: Gone\n';
  expect(placeOf(found, text)).toEqual({ line: 3, column: 12, endLine: 3, endColumn: 16 });
  expect(placeOf(found, 'intro: Here\n')).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 1 });
});
