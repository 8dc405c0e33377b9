import { expect, test } from 'vitest';
import { meantDegrees } from './meantValue.ts';

test.each([
  ['42.3036°', 42.3036],
  ['89.1012°', -89.1012],
  ['42.3036 N', 42.3036],
  ['89.1012° W', -89.1012],
  ['-89.1012°W', -89.1012],
  ['42.3036', undefined],
  ['42° 18′ N', undefined],
  ['W', undefined],
])('%s', (text, degrees) => {
  expect(meantDegrees(text)).toEqual(degrees);
});
