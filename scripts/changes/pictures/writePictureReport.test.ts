import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { basePathOf } from './writePictureReport.ts';

test.each([
  ['https://roofs.example/', '/'],
  ['https://roofs.example/a/site/', '/a/site/'],
])('the site at %s lives under %s, in a preview as well', async (url, base) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'base-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const head = `<meta name="robots" content="noindex, nofollow"><meta property="og:url" content="${url}">`;
  await writeFile(path.join(folder, 'index.html'), `<!doctype html>${head}<h1>Home</h1>`);
  expect(basePathOf(folder)).toBe(base);
});
