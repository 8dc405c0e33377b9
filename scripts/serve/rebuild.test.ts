import { mkdir, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from './createSiteServer.ts';
import { serveBuilt, serveHere } from './serveBuilt.ts';

/** A served site and what a build does to it: it replaces each file in one step, as ours does. */
async function servedSite(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rebuilt-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (file: string, text: string) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.part`, text);
    await rename(`${target}.part`, target);
  };
  for (const [file, text] of Object.entries({ _headers: '', _redirects: '', ...files })) {
    await write(file, text);
  }
  const { origin, close } = await serveBuilt(folder);
  onTestFinished(close);
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + address, { headers, redirect: 'manual' });
    const { etag, location, 'content-length': length } = Object.fromEntries(answer.headers);
    return { status: answer.status, text: await answer.text(), etag, location, length };
  };
  return { folder, write, ask, remove: (file: string) => rm(path.join(folder, file)) };
}

test('a page that a build replaced has its new text, length and ETag', async () => {
  const { write, ask } = await servedSite({ 'a.html': 'before' });
  const before = await ask('/a');
  await write('a.html', 'after it all');
  const after = await ask('/a', { 'if-none-match': String(before.etag) });
  expect(after).toMatchObject({ status: 200, text: 'after it all', length: '12' });
  expect(after.etag).not.toBe(before.etag);
  expect(await ask('/a', { 'if-none-match': String(after.etag) })).toMatchObject({ status: 304 });
});

test('the ETag depends on what is in a page, not on when it was written', async () => {
  const { folder, write, ask } = await servedSite({ 'a.html': 'one' });
  const { etag } = await ask('/a');
  const { atime, mtime } = await stat(path.join(folder, 'a.html'));
  await write('a.html', 'two');
  await utimes(path.join(folder, 'a.html'), atime, mtime);
  expect((await ask('/a')).etag).not.toBe(etag);
  await write('a.html', 'one');
  expect((await ask('/a')).etag).toBe(etag);
});

test('new pages are served, deleted ones are not found', async () => {
  const { write, ask, remove } = await servedSite({ '404.html': 'none', 'a.html': 'a' });
  expect(await ask('/b')).toMatchObject({ status: 404, text: 'none' });
  await write('b.html', 'b');
  expect(await ask('/b')).toMatchObject({ status: 200, text: 'b' });
  await ask('/a');
  await remove('a.html');
  expect(await ask('/a')).toMatchObject({ status: 404, text: 'none' });
});

test('new redirects apply at once, and the last ones while their file is missing', async () => {
  const { write, ask, remove } = await servedSite({ 'new.html': 'new' });
  await write('_redirects', '/old /new 301\n');
  expect(await ask('/old')).toMatchObject({ status: 301, location: '/new' });
  await remove('_redirects');
  expect(await ask('/old')).toMatchObject({ status: 301, location: '/new' });
});

test('while pages are replaced and deleted, each answer is whole', async () => {
  const [short, long] = ['a'.repeat(100), 'b'.repeat(200_000)];
  const { folder, write, ask, remove } = await servedSite({ '404.html': 'none', 'a.html': short });
  let isBuilding = true;
  const building = (async () => {
    for (let round = 0; round < 60; round += 1) {
      await write('a.html', round % 2 ? short : long);
      if (round % 5 === 0) await remove('a.html');
    }
    isBuilding = false;
  })();
  const visit = async () => {
    while (isBuilding) {
      const { status, text } = await ask('/a', { 'accept-encoding': 'identity' });
      expect(status === 404 ? 'none' : [short, long]).toContain(text);
    }
  };
  await Promise.all([building, visit(), visit(), visit()]);
  expect((await ask('/a')).text).toBe(await readFile(path.join(folder, 'a.html'), 'utf8'));
});

test('what a build has made is served before it ends, and the rest is awaited', async () => {
  const { folder, write, remove } = await servedSite({
    'a.html': 'before',
    'kept.html': 'kept',
    '404.html': 'none',
    'made/_headers': '/a\n  x-by: the build\n',
    'made/_redirects': '',
    'made/a.html': 'after',
  });
  let end = () => {};
  const whole = new Promise<void>((resolve) => {
    end = resolve;
  });
  const growing = { made: [path.join(folder, 'made')], whole };
  const { origin, close } = await serveHere(createSiteServer(folder, '/', growing));
  onTestFinished(close);
  const text = async (address: string) => (await fetch(origin + address)).text();
  const page = await fetch(`${origin}/a`);
  expect([await page.text(), page.headers.get('x-by')]).toEqual(['after', 'the build']);
  expect(await text('/kept')).toBe('kept');
  const late = text('/late.txt');
  const nowhere = text('/nowhere');
  expect(await Promise.race([late, nowhere, text('/a')])).toBe('after');
  await write('made/late.txt', 'here');
  expect(await late).toBe('here');
  await write('a.html', 'after');
  await remove('made/a.html');
  expect(await text('/a')).toBe('after');
  end();
  expect(await nowhere).toBe('none');
  expect(await text('/nowhere')).toBe('none');
});

test.each([
  ['/a/', 301, '/a'],
  ['/a/?from=mail', 301, '/a?from=mail'],
  ['/a/b/', 301, '/a/b'],
  ['/nothing/', 404, undefined],
  ['//a/', 404, undefined],
  ['/_headers/', 404, undefined],
  ['/_redirects/', 404, undefined],
])('%s is answered with %i', async (address, status, location) => {
  const { ask } = await servedSite({ 'a.html': 'a', 'a/b.html': 'b', '404.html': 'none' });
  expect(await ask(address)).toMatchObject({ status, location });
});

test.each(['/%E0%A4%A', '/%zz', '/%', '/%E0%A4%A/'])(
  'an address that cannot be decoded gets the page for unknown addresses: %s',
  async (address) => {
    const { ask } = await servedSite({ '404.html': 'none', 'blog/404.html': 'no post' });
    expect(await ask(address)).toMatchObject({ status: 404, text: 'none' });
    expect(await ask(`/blog${address}`)).toMatchObject({ status: 404, text: 'no post' });
  },
);

test('only the path of an address must be decodable', async () => {
  const { ask } = await servedSite({ 'a.html': 'a' });
  expect(await ask('/a?from=%E0%A4%A')).toMatchObject({ status: 200, text: 'a' });
});
