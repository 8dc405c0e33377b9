import { expect, test } from 'vitest';
import type { Diagnostic } from '../content/model/diagnostic.ts';
import { createReport } from '../content/model/diagnostic.ts';
import { makeReview, ofBranch } from './makeReview.ts';
import { isReady, type Review, reviewLimits, reviewSchema, verdictOf } from './review.ts';

const nothing = { errors: 0, warnings: 0 };
const told = (sentence: string) => ({ changes: { sentence, sections: [] } });

test.each<[Omit<Review, 'findings'>, string, boolean]>([
  [{ ...nothing, ...told('2 pages change.') }, 'Ready: 2 pages change, no problems found', true],
  [
    { ...nothing, ...told('2 pages change and 1 page is new.') },
    'Ready: 2 pages change and 1 page is new; no problems found',
    true,
  ],
  [nothing, 'Ready: the content can go live, no problems found', true],
  [
    { errors: 0, warnings: 2, ...told('1 page changes.') },
    'Ready: 1 page changes; 2 things could be better',
    true,
  ],
  [{ errors: 3, warnings: 1 }, '3 things to fix before this can go live', false],
  [{ ...nothing, trouble: 'No disk.' }, 'The checks did not finish', false],
])('%j: %s', (review, sentence, ready) => {
  expect(verdictOf(review)).toBe(sentence);
  expect(isReady(review)).toBe(ready);
});

const found = (line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'unknown-page',
  severity: 'error',
  file: 'content/home.yaml',
  line,
  column: 1,
  endLine: line,
  endColumn: 5,
  message: 'Wrong.',
  help: 'Fix it.',
  ...more,
});

test('a review has what to paste, and the lines that a click would write', () => {
  const long = `${'word '.repeat(50)}hiro`;
  const report = createReport([
    found(1, { suggestion: 'hero', endColumn: 5 }),
    found(2, { addition: { after: 2, text: 'intro: …' } }),
    found(3),
    found(4, { suggestion: 'hero', column: 251, endColumn: 255 }),
    found(5, { suggestion: 'a: 1\nb: 2', endLine: 6, endColumn: 4 }),
  ]);
  const { findings } = makeReview({ report }, () => `hiro: a\nb: c\nd: e\n${long}\na 1\nb 2`);
  expect(findings.map(({ paste }) => paste)).toEqual([
    { label: 'Write', text: 'hero: a' },
    {
      label:
        'Paste this below line 2 (“b: c”), with your own words in place of each “…” and its hint',
      text: 'intro: …',
    },
    undefined,
    { label: 'Replace “hiro” with', text: 'hero' },
    { label: 'Replace lines 5 to 6 with', text: 'a: 1\nb: 2' },
  ]);
  expect(findings.map(({ lines }) => lines)).toEqual([
    { first: 1, last: 1, text: 'hero: a' },
    undefined,
    undefined,
    { first: 4, last: 4, text: `${'word '.repeat(50)}hero` },
    { first: 5, last: 6, text: 'a: 1\nb: 2' },
  ]);
});

test('of pages that a branch does not touch, errors are reported and warnings are not', () => {
  const heavy = (file: string, severity: Diagnostic['severity'] = 'warning') =>
    found(1, { rule: 'page-heavy', severity, file });
  const problems = [
    heavy('content/gallery.yaml'),
    heavy('content/home.yaml'),
    heavy('content/about.yaml', 'error'),
  ];
  const changes = {
    ...{ added: [], removed: [], moved: [], shared: [], files: [], unseen: [], pages: 3 },
    changed: [{ path: '/', name: 'Home', changes: [] }],
  };
  const pages = { errors: 1, warnings: 2, problems };
  const told = ofBranch(pages, { base: 'a', changes });
  expect(told.problems.map(({ file }) => file)).toEqual([
    'content/home.yaml',
    'content/about.yaml',
  ]);
  expect(told).toMatchObject({ errors: 1, warnings: 1 });
  expect(ofBranch(pages, undefined)).toBe(pages);
});

test('errors elsewhere count, and come before warnings', () => {
  const report = createReport([found(1, { severity: 'warning' })], [found(9)]);
  const review = makeReview({ report }, () => undefined);
  expect(review).toMatchObject({ errors: 1, warnings: 1 });
  expect(review.findings.map(({ line }) => line)).toEqual([9, 1]);
});

test.each([
  [1, ['Pages (and 65 more)']],
  [900, []],
])('however much was found and changed, a review is within its limits: %j', (parts, headings) => {
  const long = 'word '.repeat(2000);
  const many = Array.from({ length: 500 }, (_, index) =>
    found(index + 1, { message: long, suggestion: 'hero' }),
  );
  const part = { text: long, mark: 'new' as const };
  const line = { label: long, parts: Array(parts).fill(part) };
  const entry = { title: long, path: `/${long}`, lines: Array(90).fill(line) };
  const changes = {
    sentence: long,
    sections: [{ heading: 'Pages', entries: Array(90).fill(entry) }],
  };
  const review = makeReview({ report: createReport(many), changes }, () =>
    `${long}\n`.repeat(reviewLimits.findings),
  );
  expect(reviewSchema.safeParse(review).error).toBeUndefined();
  expect(review.errors).toBe(500);
  expect(review.findings).toHaveLength(reviewLimits.findings);
  expect(review.changes?.sections.map(({ heading }) => heading)).toEqual(headings);
  expect(JSON.stringify(review).length).toBeLessThanOrEqual(reviewLimits.size);
});
