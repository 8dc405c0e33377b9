import { expect, test } from 'vitest';
import { htmlLimit } from '../budget/budgets.ts';
import { comparePages } from './comparePages.ts';
import { readPageContent } from './pageContent.ts';
import type { Change } from './siteChanges.ts';

const pageOf = (main: string, head = '<title>Roofs</title>') =>
  readPageContent(
    `<!doctype html><html><head>${head}</head><body><main>${main}</main></body></html>`,
  );

const compare = (before: string, after: string): Change[] =>
  comparePages(pageOf(before), pageOf(after));

const hail = '<h2>Hail</h2><p>Hail bruises shingles, and the bruise leaks years later.</p>';

test.each<[string, string, string, Change[]]>([
  ['the same', hail, hail, []],
  [
    'other markup for the same words',
    '<p class="a">Call us.</p>',
    '<p class="b">Call  us.</p>',
    [],
  ],
  [
    'a word replaced',
    hail,
    hail.replace('years', 'months'),
    [
      {
        kind: 'words',
        before: 'Hail bruises shingles, and the bruise leaks years later.',
        after: 'Hail bruises shingles, and the bruise leaks months later.',
        under: 'Hail',
      },
    ],
  ],
  [
    'a paragraph inserted before others',
    hail,
    `<p>Wind lifts tabs.</p>${hail}`,
    [{ kind: 'words', after: 'Wind lifts tabs.', under: '' }],
  ],
  [
    'a paragraph removed',
    `${hail}<p>Wind lifts tabs.</p>`,
    hail,
    [{ kind: 'words', before: 'Wind lifts tabs.', under: 'Hail' }],
  ],
  [
    'a text replaced by a very different one',
    '<p>Wind lifts tabs.</p>',
    '<p>Ask for an inspection.</p>',
    [
      { kind: 'words', after: 'Ask for an inspection.', under: '' },
      { kind: 'words', before: 'Wind lifts tabs.', under: '' },
    ],
  ],
  [
    'the alt text of a picture',
    '<img src="/pictures/a/b-640.01234567.jpg" alt="A roof with hail">',
    '<img src="/pictures/a/b-640.01234567.jpg" alt="A roof with bruises of hail">',
    [
      {
        kind: 'words',
        before: 'A roof with hail',
        after: 'A roof with bruises of hail',
        under: '',
      },
    ],
  ],
  [
    'a picture in another version, a new one and a removed one',
    '<img src="/pictures/a/b-640.01234567.jpg"><img src="/pictures/c-640.01234567.jpg">',
    '<img src="/x/pictures/a/b-1280.fedcba98.jpg"><img src="/pictures/d/e-f-640.01234567.jpg">',
    [
      { kind: 'picture', name: 'c', change: 'gone' },
      { kind: 'picture', name: 'a/b', change: 'other' },
      { kind: 'picture', name: 'd/e-f', change: 'new' },
    ],
  ],
  [
    'another picture with the description of the one before',
    '<img src="/pictures/a-640.01234567.jpg" alt="A roof with hail">',
    '<img src="/pictures/b-640.fedcba98.jpg" alt="A roof with hail">',
    [
      { kind: 'picture', name: 'a', change: 'gone' },
      { kind: 'picture', name: 'b', change: 'new', kept: 'A roof with hail' },
    ],
  ],
  [
    'a link that leads elsewhere',
    '<p>Read <a href="/a">the guide</a>.</p>',
    '<p>Read <a href="/b">the guide</a>.</p>',
    [{ kind: 'link', words: 'the guide', before: '/a', after: '/b' }],
  ],
  [
    'a link that became plain text',
    '<p>Read <a href="/a">the guide</a>.</p>',
    '<p>Read the guide.</p>',
    [{ kind: 'link', words: 'the guide', before: '/a' }],
  ],
  [
    'code, drawings and templates',
    '<p>a</p>',
    '<p>a</p><script>b</script><svg><title>c</title></svg>',
    [],
  ],
])('%s', (_name, before, after, changes) => {
  expect(compare(before, after)).toEqual(changes);
});

test('links side by side are lines of their own, as in a menu', () => {
  const menu = (last: string) => `<p><a href="/a">Roofs</a><a href="/b">${last}</a></p>`;
  expect(compare(menu('Gutters'), menu('Rain gutters'))).toEqual([
    { kind: 'words', before: 'Gutters', after: 'Rain gutters', under: '' },
  ]);
});

test('what search engines show is reported separately', () => {
  const head = (title: string, description: string, robots: string) =>
    `<title>${title}</title><meta name="description" content="${description}"><meta name="robots" content="${robots}">`;
  const changes = comparePages(
    pageOf('<p>a</p>', head('Roofs', 'We mend.', 'index')),
    pageOf('<p>a</p>', head('Roofs &amp; gutters', 'We mend roofs.', 'noindex')),
  );
  expect(changes).toEqual([
    { kind: 'listing', what: 'title', before: 'Roofs', after: 'Roofs & gutters' },
    { kind: 'listing', what: 'description', before: 'We mend.', after: 'We mend roofs.' },
    { kind: 'listing', what: 'indexing', before: 'index', after: 'noindex' },
  ]);
});

test('a page is reported as too heavy when it grows beyond the limit, not if it already was', () => {
  // Words that do not compress.
  const words = Array.from({ length: 4000 }, (_, index) => (index * 2654435761).toString(36));
  const heavy = pageOf(`<p>${words.join(' ')}</p>`);
  const light = pageOf('<p>a</p>');
  const weights = (changes: Change[]) => changes.filter(({ kind }) => kind === 'weight');
  expect(heavy.weight).toBeGreaterThan(htmlLimit);
  expect(weights(comparePages(light, heavy))).toMatchObject([{ limit: htmlLimit }]);
  expect(weights(comparePages(heavy, heavy))).toEqual([]);
  expect(weights(comparePages(heavy, light))).toEqual([]);
});
