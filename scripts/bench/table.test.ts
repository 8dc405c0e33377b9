import { expect, test } from 'vitest';
import type { SiteFigures } from './benchSite.ts';
import { isWithinLimits, table } from './table.ts';

const quick = { seconds: 0.1, megabytes: 100 };

/** The figures of the sample site alone, one run of which may differ. */
const figures = (checkWarm = quick): SiteFigures[] => [
  {
    posts: 0,
    runs: {
      'check cold': quick,
      'check warm': checkWarm,
      'build cold': quick,
      'build warm': quick,
    },
  },
];

test('figures within their limits pass', () => {
  expect(isWithinLimits(figures())).toBe(true);
  expect(table(figures())).not.toContain('OVER');
});

test.each([
  ['time', { seconds: 60, megabytes: 100 }, '60.00 s of 0.5 OVER'],
  ['memory', { seconds: 0.1, megabytes: 9000 }, '9000 MB of 300 OVER'],
])('a %s figure over its limit fails and is marked', (_what, figure, marked) => {
  expect(isWithinLimits(figures(figure))).toBe(false);
  expect(table(figures(figure))).toContain(marked);
});
