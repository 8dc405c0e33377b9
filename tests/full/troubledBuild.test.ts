import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { build, edit, siteOf, startBuild, temporaryProject } from '../build/builtProject.ts';

const timeout = 300_000;

const changeCode = (root: string) =>
  edit(root, 'pages/about/+Page.tsx', /return \(/, 'console.assert(true);\n  return (');

test('two simultaneous builds after a change of code both succeed', { timeout }, async () => {
  const root = await temporaryProject();
  await changeCode(root);
  const [one, other] = await Promise.all([build(root), build(root)]);
  const rendered = [one.rendered, other.rendered].sort((a, b) => a - b);
  expect(rendered).toEqual([0, one.pages]);
  expect(await build(root)).toEqual({ pages: one.pages, rendered: 0, changed: 0 });
});

test('two sites of one project share the bundle and nothing else', { timeout }, async () => {
  const root = await temporaryProject();
  await cp(path.join(root, 'content'), path.join(root, 'other'), { recursive: true });
  const { pages } = await build(root);
  const [site, other] = await Promise.all([build(root), build(root, { CONTENT: 'other' })]);
  expect(site).toEqual({ pages, rendered: 0, changed: 0 });
  expect(other).toMatchObject({ pages, rendered: pages });
  await rm(foldersIn(root, 'other').cache, { recursive: true });
  await rm(path.join(root, 'dist/client/about.html'));
  expect(await build(root)).toEqual({ pages, rendered: 1, changed: 1 });
});

test('two projects with the same packages are independent of each other', { timeout }, async () => {
  const [root, other] = [await temporaryProject(), await temporaryProject()];
  // The page for editors names the folder of the content.
  await build(root);
  await changeCode(other);
  await build(other);
  await rm(other, { recursive: true });
  await rm(path.join(root, 'dist/client/about.html'));
  expect(await build(root)).toMatchObject({ rendered: 1, changed: 1 });
});

test('what a killed build has left is cleaned up', { timeout }, async () => {
  const root = await temporaryProject();
  const { bundle, cache, site } = foldersIn(root);
  const whole = await build(root).then(() => filesForVisitors(root));
  await changeCode(root);
  await killWhileBundling(root);
  // What it would have left later.
  await mkdir(path.join(bundle, 'client'), { recursive: true });
  await writeFile(path.join(bundle, 'client/left.html'), 'Half a page');
  await writeFile(path.join(site, 'about.html.1.part'), 'Half a page');
  // No process has an ID this large.
  await writeFile(path.join(cache, 'bodies.json.99999999.part'), 'Half a list');
  const { pages, rendered } = await build(root);
  expect(rendered).toBe(pages);
  expect(await filesForVisitors(root)).toEqual(whole);
  const left = listFiles(cache).filter((file) => /lock|part$|^(?!admin\/).*html$/.test(file));
  expect(left).toEqual([]);
});

/**
 * All files but those of the page for editors, which renders all pages: when their code changes, so
 * do its file names.
 */
const filesForVisitors = async (root: string) =>
  [...(await siteOf(root)).keys()].filter((file) => !file.startsWith('admin/'));

async function killWhileBundling(root: string): Promise<void> {
  const { bundle } = foldersIn(root);
  const program = startBuild(root);
  // The stamp is removed before the bundler starts.
  while (existsSync(path.join(bundle, 'bundle.json'))) await setTimeout(10);
  program.kill('SIGKILL');
  await once(program, 'exit');
}

test('a damaged cache is rebuilt', { timeout }, async () => {
  const root = await temporaryProject();
  const { bundle, cache } = foldersIn(root);
  await build(root);
  const whole = await siteOf(root);
  const damage = { 'build/bundle.json': '', 'pages.json': 'null', 'bodies.json': '\u0000[' };
  for (const [file, text] of Object.entries({ ...damage, 'facts.ndjson': '{}\n{}\n' })) {
    await writeFile(path.join(cache, file), text);
  }
  const { pages, rendered } = await build(root);
  expect(rendered).toBe(pages);
  expect(await siteOf(root)).toEqual(whole);

  await rm(path.join(bundle, 'server/entry.mjs'));
  expect(await build(root)).toMatchObject({ pages, rendered: 0 });
  expect(await siteOf(root)).toEqual(whole);
});
