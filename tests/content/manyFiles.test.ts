import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { copyContent } from './contentCopy.ts';

/** So many that threads share them. */
const added = 320;

/** As in a new process: nothing is known but what lies in the cache. */
async function newCheck() {
  vi.resetModules();
  return (await import('../../scripts/content/commands/checkContent.ts')).checkContent;
}

test('a folder with many files is read whole, and a second run finds the same by what it kept', async () => {
  const { folders } = await copyContent();
  const before = (await checkContent(folders)).model.collections.posts.length;
  await writePosts(path.join(folders.content, 'posts'), added);
  // What other tests have read is kept beside other folders.
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
