import { expect, test } from 'vitest';
import { fittingReview } from './evidence.ts';

const offered = [
  { slug: 'roofing', section: 'services' },
  { slug: 'gutters', section: 'services' },
  { slug: 'water-damage', section: 'restoration' },
  { slug: 'fire-damage', section: 'restoration' },
];
const reviews = [
  { slug: 'on-home', page: 'home' },
  { slug: 'first', page: 'reviews' },
  { slug: 'roofer', page: 'reviews', services: ['roofing'] },
  { slug: 'dried', page: 'reviews', services: ['water-damage'] },
  { slug: 'in-byron', page: 'reviews', city: 'byron' },
];

test.each([
  ['of the service', { service: 'water-damage' }, 'dried'],
  ['of the place', { city: 'byron' }, 'in-byron'],
  ['of another service of the section', { service: 'fire-damage' }, 'dried'],
  ['of the same section, in its order', { service: 'gutters' }, 'roofer'],
  ['that leads the reviews page, for a place without one', { city: 'madison' }, 'first'],
  ['that leads the reviews page, for any other page', {}, 'first'],
])('beside the form is the review %s', (_which, subject, slug) => {
  expect(fittingReview(subject, reviews, offered)?.slug).toBe(slug);
});

test('without reviews there is none', () => {
  expect(fittingReview({}, [], offered)).toBeUndefined();
});
