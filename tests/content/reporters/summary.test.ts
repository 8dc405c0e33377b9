import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { expect, test } from 'vitest';
import { formatSummary } from '../../../scripts/content/report/summary.ts';
import { elementsIn } from '../../html/elements.ts';
import {
  cleanReport,
  hostileContext,
  hostileReport,
  manyFindings,
  sampleContext,
  sampleReport,
} from './sampleReport.ts';

const repository = { url: 'https://github.com/harlow/site', branch: 'mend (the)/gutters' };

test('the verdict, then each page with its mistakes and what to write', () => {
  expect(formatSummary(sampleReport, { ...sampleContext, repository })).toBe(
    `## Nothing is live yet: 2 errors and 1 warning

The site stays as it is until every error below is fixed. Each one says what to do. Commit to the same branch, and the check runs again automatically.

### Home page

content/home.yaml

**Line 3 (warning):** Picture is 600 pixels wide; its place needs 1600.<br>Use a larger original. ([Why?](https://github.com/harlow/site/blob/mend%20%28the%29/gutters/content/README.md#rule-picture-small))


### Gutters

content/services/gutters.md · [Edit this file](https://github.com/harlow/site/edit/mend%20%28the%29/gutters/content/services/gutters.md)

**Line 2:** Section cannot be “servces”.<br>Did you mean “services”? ([Why?](https://github.com/harlow/site/blob/mend%20%28the%29/gutters/content/README.md#rule-not-allowed))

Write:

\`\`\`md
section: services
\`\`\`


**Line 6:** No page has the address /contct.<br>Did you mean “/contact”? ([Why?](https://github.com/harlow/site/blob/mend%20%28the%29/gutters/content/README.md#rule-unknown-page))

Write:

\`\`\`md
Ask for [an *honest* look](/contact "soon").
\`\`\`

`,
  );
});

test('without a known repository, the guide’s chapter is named', () => {
  expect(formatSummary(sampleReport, sampleContext)).toContain(
    'Use a larger original. (content/README.md: “A picture is too small for its place”)\n',
  );
});

test('a clean report, and one with only warnings', () => {
  expect(formatSummary(cleanReport, sampleContext)).toBe(
    '## All good\n\nThe content has no mistakes. It can go live as it is.\n',
  );
  expect(formatSummary(manyFindings(0, 2), sampleContext)).toMatch(
    /^## Ready to go live, with 2 warnings\n/,
  );
});

test('hostile content is shown as it is and does nothing', async () => {
  const markdown = formatSummary(hostileReport, hostileContext);
  const html = String(remark().use(remarkHtml, { sanitize: false }).processSync(markdown));
  const elements = elementsIn(html);
  const names = elements.map(({ name }) => name);
  const harmless = ['html', 'head', 'body', 'h2', 'h3', 'p', 'strong', 'br', 'pre', 'code'];
  expect([...new Set(names)].filter((name) => !harmless.includes(name))).toEqual([]);
  expect(names.filter((name) => /^(?:h\d|pre)$/.test(name))).toEqual(['h2', 'h3', 'pre']);
  expect(elements[0]?.text).toContain('<script>alert(1)</script>');
  expect(markdown).not.toContain('\u001b');
  expect(markdown).toContain('@team'.replace('@', '\\@'));
});

test('it stays below GitHub’s limit and counts what is omitted', () => {
  const markdown = formatSummary(manyFindings(12_000, 0), sampleContext);
  const told = markdown.match(/\*\*Line/g)?.length ?? 0;
  expect(Buffer.byteLength(markdown)).toBeLessThan(1024 * 1024);
  expect(told).toBeGreaterThan(1000);
  expect(markdown).toMatch(new RegExp(`\\*\\*… and ${12_000 - told} more\\.\\*\\*\\n$`));
});

const pages = [
  { path: '/services/gutters', file: 'content/services/gutters.md' },
  { path: '/', file: 'content/home.yaml' },
];

test('each page has a link to its form and to its file, last and collapsed', () => {
  const forms = 'https://harlow.example/site';
  expect(formatSummary(cleanReport, { ...sampleContext, repository, pages, forms })).toContain(`
<details><summary>Edit one of 2 pages</summary>

- /services/gutters: [in forms](${forms}/admin?page=%2Fservices%2Fgutters) · [as a file](https://github.com/harlow/site/edit/mend%20%28the%29/gutters/content/services/gutters.md)
- /: [in forms](${forms}/admin?page=%2F) · [as a file](https://github.com/harlow/site/edit/mend%20%28the%29/gutters/content/home.yaml)

</details>
`);
  expect(formatSummary(cleanReport, { ...sampleContext, pages })).not.toContain('<details>');
});

test('pages beyond the available space are counted', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    path: `/blog/a-${index}`,
    file: `content/posts/a-${index}.md`,
  }));
  const text = formatSummary(cleanReport, { ...sampleContext, repository, pages: many });
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toMatch(/\*\*… and \d{4,5} more\.\*\*\n\n<\/details>/);
});
