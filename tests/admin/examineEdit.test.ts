import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { awaitedPages } from '../../scripts/admin/checker/examineEdit.ts';
import { currentFolders } from '../../scripts/content/source/folders.ts';

const { content } = currentFolders();
const textOf = (file: string) => readFileSync(path.join(content, file), 'utf8');

const article = 'posts/roscoe-premium-shingles.md';
const known = { texts: ['hash services/gutters.md', `hash ${article}`] };

/** What is awaited once the article has other words. */
function awaited(
  words: string,
  by: string,
  others: Readonly<Record<string, string>>,
  leaving: readonly string[] = [],
) {
  const text = textOf(article).replace(words, by);
  const all = new Map(Object.entries(others));
  const found = awaitedPages({ path: article, text }, all, known, new Set(leaving));
  return found.map(({ severity, message, line }) => ({
    severity,
    message,
    words: text.split('\n')[line - 1],
  }));
}

const city = textOf('cities/rockton.md');
const linking = 'See [Elgin](/service-areas/elgin#roofs).';

test.each([
  ['a link', 'Hold a basic', `${linking}\n\nHold a basic`, linking],
  ['a field', 'location: Roscoe, IL', 'cities:\n  - elgin', '  - elgin'],
])('%s may lead to a page that only a draft has, with a warning', (_, old, by, words) => {
  const severity = 'warning';
  const message = 'content/cities/elgin.md is not on the site yet.';
  expect(awaited(old, by, { 'cities/elgin.md': city })).toEqual([{ severity, message, words }]);
  // Its own finding says when this page appears.
  const later = city.replace('order: 5', 'order: 5\npublishAt: 2999-01-01');
  expect(awaited(old, by, { 'cities/elgin.md': later })).toEqual([]);
});

test('pages on the site are not awaited, and neither are pages that nobody has', () => {
  const by = 'See [gutters](/services/gutters), [Elgin](/service-areas/elgin) or [us](/contact).';
  expect(
    awaited('Hold a basic', by, { 'services/gutters.md': textOf('services/gutters.md') }),
  ).toEqual([]);
});

test('a page whose deletion waits is named, unless it only gets another address', () => {
  const old = 'Hold a basic';
  const by = `See [gutters](/services/gutters).\n\n${old}`;
  const file = 'services/gutters.md';
  const message = `content/${file} is about to be deleted: this waits for review.`;
  expect(awaited(old, by, { [file]: textOf(file) }, [file])).toMatchObject([{ message }]);
  expect(awaited(old, by, {}, [file])).toEqual([]);
});
