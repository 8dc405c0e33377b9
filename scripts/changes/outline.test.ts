import { expect, test } from 'vitest';
import { markdownChanges, terminalChanges } from './changesFormats.ts';
import { outlineOf, sentenceOf } from './outline.ts';
import type { SiteChanges } from './siteChanges.ts';

const nothing: SiteChanges = {
  added: [],
  removed: [],
  moved: [],
  changed: [],
  shared: [],
  files: [],
  unseen: [],
  pages: 40,
};

const page = (path: string) => ({ path, name: path, changes: [] });

test.each<[Partial<SiteChanges>, string]>([
  [{}, 'Nothing changes that a visitor reads, sees or uses.'],
  [{ changed: [page('/')] }, '1 page changes.'],
  [{ changed: [page('/'), page('/a')], added: [page('/b')] }, '2 pages change and 1 page is new.'],
  [
    { removed: [page('/a')], moved: [{ ...page('/b'), from: '/c', isLed: true }] },
    '1 page moves and 1 page is removed.',
  ],
])('%j in a sentence', (changes, sentence) => {
  expect(sentenceOf({ ...nothing, ...changes })).toBe(sentence);
});

const words = (before: string, after: string): SiteChanges => ({
  ...nothing,
  changed: [{ path: '/a', name: 'A page', changes: [{ kind: 'words', before, after, under: '' }] }],
});

test('removed text is struck through and new text is underlined', () => {
  const text = markdownChanges(outlineOf(words('We call in two days.', 'We call in one day.')));
  expect(text).toContain(
    '- **A page** · /a\n  - Text: We call in <del>two days</del><ins>one day</ins>.\n',
  );
});

test('a terminal without colors shows the same with brackets', () => {
  const text = terminalChanges(outlineOf(words('We call.', 'We call you.')), false);
  expect(text).toContain('    Text: We call {+you+}.');
});

test('of a long text, only the words around a change are shown', () => {
  const long = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const text = terminalChanges(outlineOf(words(long, `${long} more`)), false);
  expect(text).toContain('… word92');
  expect(text).not.toContain('word50');
});

test('content cannot add markup, mentions or links', () => {
  const evil =
    '@owner <img src=x> [click](https://evil.example) `code` **bold** #1 www.evil.example';
  const text = markdownChanges(
    outlineOf({ ...words('Fine.', evil), removed: [{ path: '/x', name: evil }] }),
  );
  expect(text).not.toMatch(/(?<!\\)@owner|<img|(?<!\\)\[click|(?<!\\)`|[^\\]#1|www\.e/);
});

test('thousands of pages are counted, and only the first are listed', () => {
  const many = {
    ...nothing,
    changed: Array.from({ length: 10_000 }, (_, index) => page(`/${index}`)),
  };
  const text = markdownChanges(outlineOf(many));
  expect(text).toContain('10000 pages change.');
  expect(text).toContain('… and 9975 more like these.');
  expect(text.length).toBeLessThan(10_000);
});

test('what the same pages share is one entry, with the pages named once', () => {
  const change = (after: string, pages: readonly string[]) => ({
    change: { kind: 'words', after, under: 'The “old” one' } as const,
    alike: 0,
    pages,
  });
  const lists = ['/', '/blog', '/blog/a'];
  const shared = [
    change('Dented gutter', lists),
    change('November 28', lists),
    change('Open', ['/', '/about', '/blog']),
  ];
  const text = markdownChanges(outlineOf({ ...nothing, shared }));
  expect(text).toContain(
    `- **On 3 pages**
  - Pages: /, /blog, /blog/a
  - Under “The ‘old’ one”: <ins>Dented gutter</ins>
  - Under “The ‘old’ one”: <ins>November 28</ins>

- **On 3 pages**
  - Pages: /, /about, /blog
  - Under “The ‘old’ one”: <ins>Open</ins>
`,
  );
});
