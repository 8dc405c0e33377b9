import { expect, test } from 'vitest';
import { telHref } from './telHref.ts';

test('dials the ten digits with the country code', () => {
  expect(telHref('(815) 555-0142')).toBe('tel:+18155550142');
});
