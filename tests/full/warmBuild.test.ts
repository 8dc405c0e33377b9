import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { build, edit, siteOf, temporaryProject } from '../build/builtProject.ts';

/** Writes an article that nothing links to. @returns the name of its file */
async function addPost(root: string): Promise<string> {
  const folder = path.join(root, 'content/posts');
  const existing = new Set(listFiles(folder));
  await writePosts(folder, 1);
  const [added = ''] = listFiles(folder).filter((file) => !existing.has(file));
  return added;
}

test('a warm build renders only what an edit touches, with the same bytes as a cold one', {
  timeout: 300_000,
}, async () => {
  const root = await temporaryProject();
  const shortLived = await addPost(root);
  const [service = ''] = listFiles(path.join(root, 'content/services')).sort();
  await edit(root, `content/services/${service}`, /\n---\n/, '\nformerly:\n  - /old\n---\n');
  const { pages, rendered } = await build(root);
  expect(rendered).toBeGreaterThan(1);
  expect(rendered).toBeLessThan(pages);

  await edit(root, 'content/reviews.yaml', /^intro: .*$/m, 'intro: From those below our roofs.');
  // The page, and two files that describe the content to the page for editors.
  expect(await build(root)).toEqual({ pages, rendered: 1, changed: 3 });

  const [post = ''] = listFiles(path.join(root, 'content/posts')).sort();
  await edit(root, `content/posts/${post}`, /^title: .*$/m, 'title: Another title');
  await edit(root, `content/services/${service}`, /\n*$/, '\n\nOne more paragraph.\n');
  await edit(root, `content/services/${service}`, /- \/old$/m, '- /older');
  await rm(path.join(root, 'content/posts', shortLived));
  const warm = await build(root);
  expect(warm.pages).toBe(pages - 1);
  expect(warm.rendered).toBeGreaterThan(2);
  expect(warm.rendered).toBeLessThan(pages);
  const warmSite = await siteOf(root);
  const moved = [...warmSite.keys()].filter((file) => file.startsWith('old'));
  expect(moved).toEqual(['older.html', 'older/index.html']);

  for (const folder of ['.cache', 'dist', 'generated/data', 'generated/bodies']) {
    await rm(path.join(root, folder), { recursive: true });
  }
  const cold = await build(root);
  expect(cold.rendered).toBe(cold.pages);
  expect(await siteOf(root)).toEqual(warmSite);
});
