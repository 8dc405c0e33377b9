import { expect, test } from 'vitest';
import { meantTimes } from '../../model/openingHours.ts';

test.each([
  ['8am-5pm', '8 AM to 5 PM'],
  ['8:30–5', '8:30 AM to 5 PM'],
  ['8 a.m. to 5 p.m.', '8 AM to 5 PM'],
  ['8:00 until 17:00', '8 AM to 5 PM'],
  ['9 AM - 12 PM', '9 AM to 12 PM'],
  ['8 AM', undefined],
  ['Mon–Fri', undefined],
  ['closed', undefined],
])('%s', (text, times) => {
  expect(meantTimes(text)).toBe(times);
});
