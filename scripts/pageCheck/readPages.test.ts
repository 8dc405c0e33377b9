import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuiltSite } from '../serve/builtPages.ts';
import { readPages } from './readPages.ts';

/** The links that are found to lead nowhere, on a page of a site that has only these. */
async function deadLinks(...links: string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'links-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'files'));
  const html = `<!doctype html><html lang="en"><head><title>Home</title><meta name="description" content="Home">
  </head><body><h1 id="50%-off">Home</h1>${links.map((href) => `<a href="${href}">${href}</a>`).join('')}</body></html>`;
  const files = { _redirects: '', 'index.html': html, 'files/a leaflet.pdf': '' };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  const found = await readPages(readBuiltSite(folder, '/'));
  return links.filter((href) => found.some((each) => each.found.message.includes(`“${href}”`)));
}

test('links to pages, files, parts of a page and other sites lead somewhere', async () => {
  const links = ['/', '/files/a%20leaflet.pdf', '#50%-off', '/#50%25-off', 'https://a.example/b'];
  expect(await deadLinks(...links)).toEqual([]);
});

test('a link to a folder without a page leads nowhere', async () => {
  expect(await deadLinks('/files', '/files/')).toEqual(['/files', '/files/']);
});

test('a link that cannot be decoded leads nowhere', async () => {
  expect(await deadLinks('/%zz', '#%zz')).toEqual(['/%zz', '#%zz']);
});
