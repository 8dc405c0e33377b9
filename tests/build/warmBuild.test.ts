import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { foldersIn } from '../../scripts/content/folders.ts';
import { copyProject } from '../../scripts/copyProject.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { sampleContent } from '../../scripts/test/sampleContent.ts';

const run = promisify(execFile);

/** A copy of the sample site as it was built last. */
async function temporaryProject(): Promise<string> {
  const root = await copyProject(process.cwd(), sampleContent);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const { cache } = foldersIn(process.cwd(), sampleContent);
  await cp(cache, foldersIn(root).cache, { recursive: true });
  return root;
}

/** @returns what the build says of its pages */
async function build(root: string) {
  const { stdout } = await run('npx', ['--no-install', 'tsx', 'scripts/build/cli.ts'], {
    cwd: root,
    env: { ...process.env, CONTENT: '' },
  });
  const [, pages, rendered, changed] =
    /^(\d+) pages, (\d+) rendered anew; (\d+) files/.exec(stdout) ?? [];
  return { pages: Number(pages), rendered: Number(rendered), changed: Number(changed) };
}

/** Writes an article that nothing links to. @returns the name of its file */
async function addPost(root: string): Promise<string> {
  const folder = path.join(root, 'content/posts');
  const existing = new Set(listFiles(folder));
  await writePosts(folder, 1);
  const [added = ''] = listFiles(folder).filter((file) => !existing.has(file));
  return added;
}

/** A hash of each file of the built site. */
async function siteOf(root: string): Promise<Map<string, string>> {
  const folder = path.join(root, 'dist/client');
  const hashes = listFiles(folder).map(async (file): Promise<[string, string]> => {
    const bytes = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map((await Promise.all(hashes)).sort());
}

async function edit(root: string, file: string, pattern: RegExp, words: string): Promise<void> {
  const absolute = path.join(root, 'content', file);
  const text = await readFile(absolute, 'utf8');
  expect(text).toMatch(pattern);
  await writeFile(absolute, text.replace(pattern, words));
}

test('a warm build renders what an edit touches, and gives the bytes of a cold one', {
  timeout: 300_000,
}, async () => {
  const root = await temporaryProject();
  const shortLived = await addPost(root);
  const { pages } = await build(root);
  expect(await build(root)).toEqual({ pages, rendered: 0, changed: 0 });

  await edit(root, 'reviews.yaml', /^intro: .*$/m, 'intro: From the people below our roofs.');
  expect(await build(root)).toEqual({ pages, rendered: 1, changed: 1 });

  const [post = ''] = listFiles(path.join(root, 'content/posts')).sort();
  const [service = ''] = listFiles(path.join(root, 'content/services')).sort();
  await edit(root, `posts/${post}`, /^title: .*$/m, 'title: Another title');
  await edit(root, `services/${service}`, /\n*$/, '\n\nOne more paragraph.\n');
  await rm(path.join(root, 'content/posts', shortLived));
  const warm = await build(root);
  expect(warm.pages).toBe(pages - 1);
  expect(warm.rendered).toBeGreaterThan(2);
  expect(warm.rendered).toBeLessThan(pages);
  const warmSite = await siteOf(root);

  // What was lost or changed by hand is made again.
  await rm(path.join(root, 'dist/client/about.html'));
  await writeFile(path.join(root, 'dist/client/contact.html'), 'Somebody was here.');
  await writeFile(path.join(root, 'dist/client/left.html'), 'It has no page.');
  expect(await build(root)).toEqual({ pages: warm.pages, rendered: 3, changed: 3 });
  expect(await siteOf(root)).toEqual(warmSite);

  for (const folder of ['.cache', 'dist', 'generated/data', 'generated/bodies']) {
    await rm(path.join(root, folder), { recursive: true });
  }
  const cold = await build(root);
  expect(cold.rendered).toBe(cold.pages);
  expect(await siteOf(root)).toEqual(warmSite);
});
