import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/content/contentCopy.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import { loadFacts, readFacts } from './checkContent.ts';

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
  const kept = [...loadFacts(path.join(folders.cache, 'facts.ndjson')).values()];
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
