import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { build, siteOf, temporaryProject } from '../build/builtProject.ts';
import { elementsIn } from '../html/elements.ts';

const ribbon = 'Preview. The people, prices and numbers on this site are samples.';

test('every page of a preview says so and is not indexed, and none of that stays on the site', {
  timeout: 300_000,
}, async () => {
  const root = await temporaryProject();
  // The page for editors names the folder of the content.
  await build(root);
  const before = await siteOf(root);
  const read = (file: string) => readFile(path.join(root, 'dist/client', file), 'utf8');

  const { pages, rendered } = await build(root, { PREVIEW: 'true' });
  expect(rendered).toBe(pages);
  const preview = await siteOf(root);
  // The page for editors is not part of the site, and the same for any site.
  const files = [...preview.keys()].filter((file) => /^(?!admin\.).*\.html$/.test(file));
  expect(files).toHaveLength(pages);
  for (const file of files) {
    const tree = fromHtml(await read(file));
    const robots = elementsIn(tree, 'meta', { name: 'robots' });
    expect(robots.map(({ attributes }) => attributes.content)).toEqual(['noindex, nofollow']);
    expect(elementsIn(tree, 'link', { rel: 'canonical' }), file).toEqual([]);
    expect(elementsIn(tree, 'script', { type: 'application/ld+json' }), file).toEqual([]);
    expect(elementsIn(tree, 'main')[0]?.text.startsWith(ribbon), file).toBe(true);
  }
  // Robots that may not read a page would not see that it must not be listed.
  expect(await read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect([...before.keys()].filter((file) => !preview.has(file))).toEqual(['sitemap.xml']);
  expect(await read('_headers')).toMatch(
    /^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex, nofollow\n/,
  );

  expect(await build(root)).toMatchObject({ rendered: pages });
  expect(await siteOf(root)).toEqual(before);
});
