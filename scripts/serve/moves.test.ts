import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPages } from './builtPages.ts';
import { serveBuilt } from './serveBuilt.ts';

const rules = `/old /new 301!
/old /new 301
/old/ /new 301
/home / 301
/blog/* /blog/404.html 404
`;

async function builtSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moves-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = { _headers: '', _redirects: rules, '404.html': '', 'new.html': '', 'old.html': '' };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return folder;
}

test.each(['/', '/a/site/'])('below %s, an old address redirects', async (base) => {
  const { origin, close } = await serveBuilt(await builtSite(), base);
  onTestFinished(close);
  const ask = async (address: string, method = 'GET') => {
    const url = `${origin}${base}${address}`;
    const { status, headers } = await fetch(url, { method, redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask('old')).toEqual([301, `${base}new`]);
  expect(await ask('old', 'HEAD')).toEqual([301, `${base}new`]);
  expect(await ask('old/')).toEqual([301, `${base}new`]);
  expect(await ask('old?a=1&b=%0d%0aX:%20y')).toEqual([301, `${base}new?a=1&b=%0d%0aX:%20y`]);
  expect(await ask('home')).toEqual([301, base]);
  expect(await ask('new')).toEqual([200, null]);
  for (const other of ['older', 'OLD', 'blog/old', 'blog/*']) {
    expect(await ask(other), other).toEqual([404, null]);
  }
});

test('an old address is not a page of the site', async () => {
  expect(builtPages(await builtSite())).toEqual(['/new']);
});
