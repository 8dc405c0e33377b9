import { expect, test } from 'vitest';
import { companyFacts, profiles } from './business.ts';

test('only what is in the content is included', () => {
  expect(companyFacts({ founded: 1998 })).toEqual({ foundingDate: '1998' });
  expect(companyFacts({ priceRange: '$350 to $40,000' })).toEqual({
    priceRange: '$350 to $40,000',
  });
  expect(companyFacts({})).toEqual({});
});

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
