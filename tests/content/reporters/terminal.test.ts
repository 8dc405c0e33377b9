import { expect, test } from 'vitest';
import { formatTerminal } from '../../../scripts/content/report/terminal.ts';
import {
  cleanReport,
  hostileContext,
  hostileReport,
  sampleContext,
  sampleReport,
} from './sampleReport.ts';

test('findings by file with their lines, and the verdict last', () => {
  expect(formatTerminal(sampleReport, sampleContext)).toBe(`Home page: 1 warning

content/home.yaml:3:5  warning  Picture is 600 pixels wide; its place needs 1600.  (picture-small)
    Use a larger original.

Gutters: 2 errors

content/services/gutters.md:2:10  error  Section cannot be “servces”.  (not-allowed)
  1 | ---
  2 | section: servces
    |          ^~~~~~~
    Did you mean “services”?
    Write: section: services

content/services/gutters.md:6:28  error  No page has the address /contct.  (unknown-page)
  6 | Ask for [an *honest* look](/contct "soon").
    |                            ^~~~~~~
    Did you mean “/contact”?
    Write: Ask for [an *honest* look](/contact "soon").

2 errors and 1 warning. Nothing was changed on the site.
`);
});

test('a check of a site that was built does not say that nothing was changed', () => {
  const outcome = 'The site was built.';
  const text = formatTerminal(sampleReport, { ...sampleContext, outcome });
  expect(text).toMatch(/\n\n2 errors and 1 warning\. The site was built\.\n$/);
});

test('a clean report', () => {
  expect(formatTerminal(cleanReport, sampleContext)).toBe('The content is fine.\n');
});

test('colors are used only on request', () => {
  const colored = formatTerminal(sampleReport, sampleContext, { isColored: true });
  expect(colored).toContain('\u001b[31merror\u001b[39m');
  expect(colored).toContain('\u001b[2m(not-allowed)\u001b[22m');
  expect(formatTerminal(sampleReport, sampleContext)).not.toContain('\u001b');
});

test('content cannot control the terminal', () => {
  const text = formatTerminal(hostileReport, hostileContext);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(text).toContain('  1 | a: ␛[2J�b\n    |    ^~~~~\n');
  expect(text).toContain('content/a,b:% <i>.yaml:1:4  error  100% ::error::x,y: `a`');
});
