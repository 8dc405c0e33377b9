import { expect, test } from 'vitest';
import { peakOf } from './benchSite.ts';

test('memory adds up over processes that run at the same time', () => {
  const build = { start: 0, end: 100, megabytes: 1000 };
  const bundle = { start: 10, end: 40, megabytes: 400 };
  const admin = { start: 30, end: 50, megabytes: 300 };
  const pages = { start: 60, end: 90, megabytes: 600 };
  expect(peakOf([build, bundle, admin, pages])).toBe(1700);
  expect(peakOf([build, pages])).toBe(1600);
  expect(peakOf([build])).toBe(1000);
});
