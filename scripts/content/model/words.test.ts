import { expect, test } from 'vitest';
import { nearest, shortened } from './words.ts';

const pages = [
  '/about',
  '/service-areas/byron',
  '/service-areas/machesney-park',
  '/services/gutters',
  '/services/roofing',
  '/services/siding',
];

test.each([
  ['/abuot', '/about'],
  ['/service/roofing', '/services/roofing'],
  ['/services/roof', '/services/roofing'],
  ['/Services/Gutters/', '/services/gutters'],
  ['/services/gutter.html', '/services/gutters'],
  ['/service-areas/machesney', '/service-areas/machesney-park'],
])('%s may mean %s', (word, meant) => {
  expect(nearest(word, pages)).toBe(meant);
});

test.each([
  '/service-areas/belvidere',
  '/service-areas/beloit/',
  '/service-area/beloit',
  '/services/windows',
  '/services/skylights',
])('%s means none of the others in its folder', (word) => {
  expect(nearest(word, pages)).toBeUndefined();
});

test('a text is shortened to whole signs', () => {
  expect(shortened('A new roof 🏠 for you', 11)).toBe('A new roof…');
  expect(shortened('A new roof 🏠 for you', 12)).toBe('A new roof…');
  expect(shortened('A new roof 🏠 for you', 13)).toBe('A new roof 🏠…');
  expect(shortened('A new roof 🏠', 13)).toBe('A new roof 🏠');
});
