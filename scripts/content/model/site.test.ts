import { expect, test } from 'vitest';
import { siteType } from './site.ts';

const problemsOf = (firstDay: string, lastDay: string) => {
  const notice = { kind: 'storm', text: 'Hail in Rockford last night.', firstDay, lastDay };
  const { issues = [] } = siteType.schema.safeParse({ notice }).error ?? {};
  return issues
    .filter(({ path }) => path[0] === 'notice')
    .map(({ path, code }) => `${String(path[1])} ${code}`);
};

test('the days of a notice are compared only if both are days', () => {
  expect(problemsOf('2026-12-20', '2026-12-25')).toEqual([]);
  expect(problemsOf('2026-12-25', '2026-12-20')).toEqual(['lastDay custom']);
  expect(problemsOf('December 20, 2026', '12/25/2026')).toEqual([
    'firstDay invalid_format',
    'lastDay invalid_format',
  ]);
});

test('there may be more licenses than two from Illinois and one from Wisconsin, but no fewer', () => {
  const problemsOfLicences = (...states: string[]) => {
    const licences = states.map((state) => ({ state, name: 'License', number: `${state} 1` }));
    const { issues = [] } = siteType.schema.safeParse({ licences }).error ?? {};
    return issues.filter(({ path }) => path[0] === 'licences').map(({ code }) => code);
  };
  expect(problemsOfLicences('IL', 'IL', 'WI')).toEqual([]);
  expect(problemsOfLicences('WI', 'IL', 'IL', 'WI', 'WI')).toEqual([]);
  expect(problemsOfLicences('IL', 'WI', 'WI')).toEqual(['custom']);
  expect(problemsOfLicences('IL', 'IL')).toEqual(['custom']);
});
