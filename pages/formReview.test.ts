import { expect, test, vi } from 'vitest';

vi.mock('#content/services', () => ({
  services: [
    { slug: 'roofing', section: 'services' },
    { slug: 'gutters', section: 'services' },
    { slug: 'water-damage', section: 'restoration' },
    { slug: 'fire-damage', section: 'restoration' },
  ],
}));
vi.mock('#content/testimonials', () => ({
  testimonials: [
    { slug: 'on-home', page: 'home', text: 'On home.' },
    { slug: 'first', page: 'reviews', text: 'First of the reviews page.' },
    { slug: 'roofer', page: 'reviews', services: ['roofing'], text: 'A roof.' },
    { slug: 'dried', page: 'reviews', services: ['water-damage'], text: 'Dry again.' },
    { slug: 'in-byron', page: 'reviews', city: 'byron', text: 'From Byron.' },
  ],
}));

const { formReview } = await import('./formReview.ts');

test.each([
  ['of the service', { service: 'water-damage' }, 'dried'],
  ['of the place', { city: 'byron' }, 'in-byron'],
  ['of another service of the section', { service: 'fire-damage' }, 'dried'],
  ['of the same section, in its order', { service: 'gutters' }, 'roofer'],
  ['that leads the reviews page, for a place without one', { city: 'madison' }, 'first'],
  ['that leads the reviews page, for any other page', {}, 'first'],
])('beside the form stands the review %s', (_which, subject, slug) => {
  expect(formReview(subject)?.slug).toBe(slug);
});
