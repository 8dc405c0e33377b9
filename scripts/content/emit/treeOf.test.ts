import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/content/contentCopy.ts';
import { checkContent } from '../commands/checkContent.ts';
import { treeOf } from './updateBodies.ts';

const post = 'posts/roscoe-premium-shingles.md';

test('the tree of the check is what is rendered, and one that was damaged is parsed again', async () => {
  const copy = await copyContent();
  // Words of this test alone, which the process cannot know.
  await copy.addParagraph(post, 'The words of this test.');
  const { folder, model } = await checkContent(copy.folders);
  const { facts } = model.collections.posts.find(({ facts }) => facts.file.endsWith(post)) ?? {};
  if (!facts) throw new Error('the article is missing');
  const { cache } = copy.folders;
  const place = facts.body?.tree;
  if (!place) throw new Error('its tree was not kept');
  const file = path.join(cache, 'trees', place.file);
  const kept = await readFile(file);
  const json = kept.toString('utf8', place.start, place.start + place.length);
  expect(json).toContain('The words of this test.');
  // Whoever parsed it again would need its text.
  const blind = { folder: { ...folder, texts: new Map() }, cache };
  expect(treeOf(blind, facts)).toEqual(JSON.parse(json));
  const parsed = () => JSON.stringify(treeOf({ folder, cache }, facts));
  await writeFile(file, kept.toString().replace('words of this', 'sword of this'));
  expect(parsed()).toContain('The words of this test.');
  await writeFile(file, kept.subarray(0, place.start + 9));
  expect(parsed()).toContain('The words of this test.');
});

test('the tree of a body that is gone goes too', async () => {
  const copy = await copyContent();
  const trees = async () => (await readdir(path.join(copy.folders.cache, 'trees'))).length;
  // What is found together is kept together: here this text alone is new.
  await checkContent(copy.folders);
  await copy.addParagraph(post, 'Words that only stand here.');
  await checkContent(copy.folders);
  const before = await trees();
  await copy.remove(post);
  await checkContent(copy.folders);
  expect(await trees()).toBe(before - 1);
});
