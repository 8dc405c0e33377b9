import { expect, test } from 'vitest';
import { profiles } from './profiles.ts';

const real = { url: 'https://maps.example/place/rock-river-roofing' };

test('a page of ours on another site is named', () => {
  expect(profiles([real])).toEqual({ sameAs: [real.url] });
});

test.each([
  { url: 'https://maps.example/place/sample', placeholder: true as const },
  { url: 'https://www.google.com/search?q=Rock+River+Roofing' },
  { url: 'https://www.facebook.com/search/pages/?q=Rock+River+Roofing' },
])('neither a sample nor a search is: $url', (other) => {
  expect(profiles([other])).toEqual({});
  expect(profiles([other, real])).toEqual({ sameAs: [real.url] });
});
