import { expect, test } from 'vitest';
import { pauseBefore } from './pause.ts';

const around = { now: () => Date.parse('2025-03-01T12:00:00Z'), random: () => 0 };

test('waits twice as long each time, less a random part of up to half', () => {
  expect([0, 1, 2].map((attempt) => pauseBefore(attempt, null, around))).toEqual([
    1000, 2000, 4000,
  ]);
  expect(pauseBefore(1, null, { ...around, random: () => 0.999 })).toBeCloseTo(1001);
});

test.each([
  ['seconds', '3', 3000],
  ['no seconds', '0', 0],
  ['a date', 'Sat, 01 Mar 2025 12:00:07 GMT', 7000],
  ['a date that has passed', 'Sat, 01 Mar 2025 11:00:00 GMT', 0],
  ['nonsense', 'soon', 1000],
  ['more than a visitor would wait', '3600', undefined],
  ['a date too far away', 'Sun, 02 Mar 2025 12:00:00 GMT', undefined],
])('honors %s', (_what, retryAfter, pause) => {
  expect(pauseBefore(0, retryAfter, around)).toBe(pause);
});
