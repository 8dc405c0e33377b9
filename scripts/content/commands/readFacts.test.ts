import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '../../../tests/content/contentCopy.ts';
import { type FileFacts, noFacts } from '../model/fileFacts.ts';
import { loadFacts, saveFacts } from '../source/factStore.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import { readFacts } from './readFacts.ts';

test('if a file is saved during the check, its facts are kept for the right text', async () => {
  const { folders, edit } = await copyContent();
  // Words that only this test uses, so that the process cannot know them yet.
  await edit('reviews.yaml', /^heading: .*$/m, 'heading: Words from before');
  const folder = readContentFolder(folders.content);
  await edit('reviews.yaml', /^heading: .*$/m, 'heading: Words from after');
  const later = await readFacts(folder, folders.cache);
  expect(later.get('reviews.yaml')?.value).toHaveProperty('heading', 'Words from after');
  await edit('reviews.yaml', /^heading: .*$/m, 'heading: Words from before');
  const undone = await readFacts(readContentFolder(folders.content), folders.cache);
  expect(undone.get('reviews.yaml')?.value).toHaveProperty('heading', 'Words from before');
  const kept = [...loadFacts(folders.cache).values()];
  expect(kept.map(({ value }) => value)).toContainEqual(undone.get('reviews.yaml')?.value);
});

test('files that other programs leave in the folder are ignored', async () => {
  const { folders } = await copyContent();
  const { paths } = readContentFolder(folders.content);
  await mkdir(path.join(folders.content, 'posts/.trash'));
  for (const file of ['posts/.trash/old.md', 'desktop.ini', '.DS_Store', 'images/Thumbs.db']) {
    await writeFile(path.join(folders.content, file), 'x');
  }
  expect(readContentFolder(folders.content).paths).toEqual(paths);
});

const facts: FileFacts = {
  file: 'content/posts/hail.md',
  value: { title: 'Hail:\n“ice”' },
  ...noFacts,
};

async function cacheFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'cache');
}

test('facts that were saved are loaded again', async () => {
  const cache = await cacheFolder();
  saveFacts(cache, new Map([['a', facts]]));
  expect(loadFacts(cache)).toEqual(new Map([['a', facts]]));
});

test.each([
  ['nothing at all', undefined],
  ['what other code found', (text: string) => text.replace(/^./, 'x')],
  ['half a file', (text: string) => text.slice(0, -20).concat('\n')],
  ['noise', () => '\u0000\nnull\n'],
])('%s is loaded as no facts', async (_name, damage) => {
  const cache = await cacheFolder();
  if (damage) {
    saveFacts(cache, new Map([['a', facts]]));
    const file = path.join(cache, 'facts.ndjson');
    await writeFile(file, damage(await readFile(file, 'utf8')));
  }
  expect(loadFacts(cache)).toEqual(new Map());
});
