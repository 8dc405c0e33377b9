import { expect, test } from 'vitest';
import { type Budget, judgeBudget, type SeenSite, unlimited } from './budgets.ts';
import type { Fetched } from './visits.ts';

const file = (type: string, kilobytes: number, more: Partial<Fetched> = {}): Fetched => ({
  type,
  gzip: kilobytes * 1024,
  transferred: kilobytes * 1024 + 512,
  isElsewhere: false,
  isChat: false,
  ...more,
});

const seen: SeenSite = {
  pages: new Map([
    ['/', [file('document', 3), file('script', 1), file('script', 9, { isChat: true })]],
    ['/blog', [file('document', 5), file('script', 1), file('script', 1)]],
    ['/about', [file('document', 4), file('image', 1, { isElsewhere: true })]],
  ]),
  form: [file('script', 60), file('script', 20), file('stylesheet', 4)],
};

const budget = (measure: Budget['measure'], limit: number, pages?: RegExp): Budget => ({
  what: measure,
  measure,
  unit: 'KB',
  limit,
  ...(pages && { pages }),
});

test.each([
  ['the heaviest page counts', budget('document', 5), 5, '/blog', false],
  ['only the pages that it applies to count', budget('document', 5, /^\/$/), 3, '/', false],
  ['slightly over is over', budget('document', 4.9), 5, '/blog', true],
  ['the chat’s script is not ours', budget('script', 2), 2, '/blog', false],
  ['a first view is everything transferred', budget('everything', 20, /^\/$/), 14.5, '/', false],
  ['the form’s script alone', budget('form island', 80), 80, undefined, false],
  ['one request to another site is too many', budget('elsewhere', 0), 1, '/about', true],
  ['no requests are within a limit of none', budget('elsewhere', 0, /^\/$/), 0, undefined, false],
  ['what weighs nothing was not measured', budget('font', 40), 0, undefined, true],
])('%s', (_, budget, actual, page, isOver) => {
  expect(judgeBudget(budget, seen)).toEqual({ budget, actual, page, isOver });
});

test('each page needs a limit for its first view', () => {
  const limited = [budget('everything', 1, /^\/$/), budget('everything', 1, /^\/b/)];
  expect(unlimited(limited, seen)).toEqual(['/about']);
});
