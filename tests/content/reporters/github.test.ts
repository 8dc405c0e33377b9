import { expect, test } from 'vitest';
import { formatGithub } from '../../../scripts/content/report/github.ts';
import {
  cleanReport,
  hostileContext,
  hostileReport,
  manyFindings,
  sampleContext,
  sampleReport,
} from './sampleReport.ts';

test('a command for each finding, errors first; columns only within one line', () => {
  expect(formatGithub(sampleReport, sampleContext)).toBe(
    `::error file=content/services/gutters.md,line=2,endLine=2,col=10,endColumn=17,title=A value is not one of the choices::Section cannot be “servces”.%0ADid you mean “services”?%0AWrite:%0Asection: services
::error file=content/services/gutters.md,line=6,endLine=6,col=28,endColumn=35,title=A link leads to no page::No page has the address /contct.%0ADid you mean “/contact”?%0AWrite:%0AAsk for [an *honest* look](/contact "soon").
::warning file=content/home.yaml,line=3,endLine=3,title=A picture is too small for its place::Picture is 600 pixels wide; its place needs 1600.%0AUse a larger original.
`,
  );
});

test('a clean report says nothing', () => {
  expect(formatGithub(cleanReport, sampleContext)).toBe('');
});

test('content cannot escape its command', () => {
  const text = formatGithub(hostileReport, hostileContext);
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toMatch(/^::error file=content\/a%2Cb%3A%25%0A<i>\.yaml,line=1,endLine=1,col=4,/);
  expect(text).toContain('::100%25%0D%0A::error::x,y: `a`');
  expect(text).not.toContain('\u001b');
});

test('ten of each severity are shown, files of the pull request first, and the rest are counted', () => {
  const report = manyFindings(14, 12);
  const changedFiles = new Set(['content/posts/error-013.md', 'content/posts/warning-011.md']);
  const lines = formatGithub(report, { ...sampleContext, changedFiles })
    .trimEnd()
    .split('\n');
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
  expect(lines[0]).toContain('file=content/posts/error-013.md,');
  expect(lines[1]).toContain('file=content/posts/error-000.md,');
  expect(lines[10]).toContain('file=content/posts/warning-011.md,');
  expect(lines[20]).toBe('::notice title=6 problems not shown here::6 more in the summary.');
  expect(lines).toHaveLength(21);
});
