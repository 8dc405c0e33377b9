import { createReport, type Diagnostic } from '../../../scripts/content/model/diagnostic.ts';
import type { ReportContext } from '../../../scripts/content/report/reportContext.ts';

const service = `---
section: servces
name: Gutters
---

Ask for [an *honest* look](/contct "soon").
`;

const sources: Record<string, string> = { 'content/services/gutters.md': service };

const misspelt: Diagnostic = {
  rule: 'not-allowed',
  severity: 'error',
  file: 'content/services/gutters.md',
  line: 2,
  column: 10,
  endLine: 2,
  endColumn: 17,
  message: 'Section cannot be “servces”.',
  help: 'Did you mean “services”?',
  suggestion: 'services',
};

const deadLink: Diagnostic = {
  rule: 'unknown-page',
  severity: 'error',
  file: 'content/services/gutters.md',
  line: 6,
  column: 28,
  endLine: 6,
  endColumn: 35,
  message: 'No page has the address /contct.',
  help: 'Did you mean “/contact”?',
  suggestion: '/contact',
};

const smallPicture: Diagnostic = {
  rule: 'picture-small',
  severity: 'warning',
  file: 'content/home.yaml',
  line: 3,
  column: 5,
  endLine: 4,
  endColumn: 1,
  message: 'Picture is 600 pixels wide; its place needs 1600.',
  help: 'Use a larger original.',
};

/** Two mistakes in one file with its source, and a warning in another file without it. */
export const sampleReport = createReport([misspelt, deadLink, smallPicture]);

export const sampleContext: ReportContext = {
  readSource: (file) => sources[file],
  titles: new Map([
    ['content/services/gutters.md', 'Gutters'],
    ['content/home.yaml', 'Home page'],
  ]),
};

export const cleanReport = createReport([]);

/** Everything that a format could interpret as its own syntax. */
const hostile =
  '100%\r\n::error::x,y: `a` ```b``` |c| <script>alert(1)</script> \u001b[31m**[d](http://e)** @team #1 $x$ ##[warning]';

/** One finding whose file name, title, source and words are all hostile. */
export const hostileReport = createReport([
  {
    rule: 'unknown-field',
    severity: 'error',
    file: `content/a,b:%\n<i>.yaml`,
    line: 1,
    column: 4,
    endLine: 1,
    endColumn: 9,
    message: hostile,
    help: hostile,
    suggestion: hostile,
  },
]);

export const hostileContext: ReportContext = {
  readSource: () => `a: \u001b[2J\u202eb\n`,
  titles: new Map([[`content/a,b:%\n<i>.yaml`, hostile]]),
};

/** Many findings of both severities, each in a separate file. */
export function manyFindings(errors: number, warnings: number) {
  const numbered = (template: Diagnostic, amount: number) =>
    Array.from({ length: amount }, (_, index) => ({
      ...template,
      file: `content/posts/${template.severity}-${String(index).padStart(3, '0')}.md`,
    }));
  return createReport([...numbered(misspelt, errors), ...numbered(smallPicture, warnings)]);
}
