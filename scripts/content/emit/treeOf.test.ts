import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/content/contentCopy.ts';
import { checkContent } from '../commands/checkContent.ts';
import { treeOf } from './updateBodies.ts';

const post = 'posts/roscoe-premium-shingles.md';

test('the tree from the check is rendered, and a damaged one is parsed again', async () => {
  const copy = await copyContent();
  // Words that only this test has, so that the process cannot have them cached.
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
  // Parsing it again would need its text.
  const blind = { folder: { ...folder, texts: new Map() }, cache };
  expect(treeOf(blind, facts)).toEqual(JSON.parse(json));
  const parsed = () => JSON.stringify(treeOf({ folder, cache }, facts));
  await writeFile(file, kept.toString().replace('words of this', 'sword of this'));
  expect(parsed()).toContain('The words of this test.');
  await writeFile(file, kept.subarray(0, place.start + 9));
  expect(parsed()).toContain('The words of this test.');
});

test('the tree of a removed body is removed too', async () => {
  const copy = await copyContent();
  const trees = async () => (await readdir(path.join(copy.folders.cache, 'trees'))).length;
  // A check keeps its new trees in one file. After this one, only the added text is new.
  await checkContent(copy.folders);
  await copy.addParagraph(post, 'Words that only stand here.');
  await checkContent(copy.folders);
  const before = await trees();
  await copy.remove(post);
  await checkContent(copy.folders);
  expect(await trees()).toBe(before - 1);
});
