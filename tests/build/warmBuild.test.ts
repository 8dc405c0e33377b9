import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, edit, siteOf, temporaryProject } from './builtProject.ts';

test('a build rebuilds what an edit touches and what was lost or changed by hand', async () => {
  const root = await temporaryProject();
  const before = await siteOf(root);
  await rm(path.join(root, 'dist/client/about.html'));
  await writeFile(path.join(root, 'dist/client/contact.html'), 'Somebody was here.');
  await mkdir(path.join(root, 'dist/client/former'));
  await writeFile(path.join(root, 'dist/client/former/left.html'), 'It has no page.');
  await edit(root, 'content/reviews.yaml', /^intro: .*$/m, 'intro: From those below our roofs.');
  // Three of them inform the forms for editors: the copy’s folder, and the edited file’s hash and
  // words.
  expect(await build(root)).toMatchObject({ rendered: 4, changed: 7 });
  const after = await siteOf(root);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(existsSync(path.join(root, 'dist/client/former'))).toBe(false);
  expect([...after].filter(([file, hash]) => before.get(file) !== hash)).toEqual([
    ['admin/known.json', expect.any(String)],
    ['admin/settings.json', expect.any(String)],
    ['admin/source.json', expect.any(String)],
    ['reviews.html', expect.any(String)],
  ]);
});

test('a mistake in styles ends the build with its place, and the last good site stays', async () => {
  const root = await temporaryProject();
  const before = await siteOf(root);
  await edit(root, 'styles/_utilities.scss', /$/, '\n}\n');
  await expect(build(root)).rejects.toThrow(/_utilities\.scss \d+:1 /);
  expect(await siteOf(root)).toEqual(before);
});
