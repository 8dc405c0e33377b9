import { expect, test } from 'vitest';
import { licenceNumber } from './Licence.tsx';

test.each([
  ['IL', '104.018233', 'IL 104.018233'],
  ['WI', '1234567-DC', 'WI 1234567-DC'],
  ['IL', 'IL 104.018233', 'IL 104.018233'],
  ['IL', 'il-104.018233', 'il-104.018233'],
  ['WI', 'Wisconsin 1234567', 'Wisconsin 1234567'],
] as const)('%s, %s', (state, number, shown) => {
  expect(licenceNumber({ state, number })).toBe(shown);
});
