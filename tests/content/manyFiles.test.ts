import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import type { ContentModel } from '../../scripts/content/model/contentModel.ts';
import { copyContent } from './contentCopy.ts';

/** So many that threads share them. */
const added = 320;

test('a folder with many files is read whole, and a second run finds the same by what it kept', async () => {
  const { folders } = await copyContent();
  const before = (await checkContent(folders)).model.collections.posts.length;
  await writePosts(path.join(folders.content, 'posts'), added);
  const cold = await checkContent(folders);
  expect(cold.report.diagnostics).toEqual([]);
  expect(cold.model.collections.posts).toHaveLength(before + added);
  // As in a new process: nothing is known but what lies in the cache.
  vi.resetModules();
  const later = await import('../../scripts/content/commands/checkContent.ts');
  expect(later.checkContent).not.toBe(checkContent);
  const warm = await later.checkContent(folders);
  expect(withoutTrees(warm.model)).toEqual(withoutTrees(cold.model));
});

/** Where trees are kept depends on what was read together. */
function withoutTrees(model: ContentModel): ContentModel {
  const copy = structuredClone(model);
  for (const entries of Object.values(copy.collections)) {
    for (const { facts } of entries) if (facts.body) delete facts.body.tree;
  }
  return copy;
}
