import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { copyContent } from './contentCopy.ts';

/** Enough for threads to share them. */
const added = 320;

/** Like a new process, which knows only what is in the cache. */
async function newCheck() {
  vi.resetModules();
  return (await import('../../scripts/content/commands/checkContent.ts')).checkContent;
}

test('a folder with many files is read completely, and a second run with the cache finds the same', async () => {
  const { folders } = await copyContent();
  const before = (await checkContent(folders)).model.collections.posts.length;
  await writePosts(path.join(folders.content, 'posts'), added);
  // What other tests have read is cached in other folders.
  await rm(folders.cache, { recursive: true, force: true });
  const first = await newCheck();
  const cold = await first(folders);
  expect(cold.report.diagnostics).toEqual([]);
  expect(cold.model.collections.posts).toHaveLength(before + added);
  const second = await newCheck();
  expect(second).not.toBe(first);
  const warm = await second(folders);
  expect(warm.model).toEqual(cold.model);
});
