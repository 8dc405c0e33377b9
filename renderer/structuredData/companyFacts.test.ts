import { expect, test } from 'vitest';
import { companyFacts } from './companyFacts.ts';

test('what content gives is told, and nothing else', () => {
  expect(companyFacts({ founded: 1998 })).toEqual({ foundingDate: '1998' });
  expect(companyFacts({ priceRange: '$350 to $40,000' })).toEqual({
    priceRange: '$350 to $40,000',
  });
  expect(companyFacts({})).toEqual({});
});
