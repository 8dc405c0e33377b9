import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPages } from './builtPages.ts';

test('a page whose name ends in “index” keeps it, and a folder’s page has the folder’s name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'blog'));
  for (const file of ['_redirects', 'index.html', 'blog/index.html', 'blog/roof-cost-index.html']) {
    await writeFile(path.join(folder, file), '');
  }
  expect(builtPages(folder)).toEqual(['/', '/blog/', '/blog/roof-cost-index']);
});
