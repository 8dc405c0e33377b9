import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../listFiles.ts';
import { moveFile, removeEmptyFolders } from './outputFolder.ts';

async function temporaryFolder(place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(place, 'output-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A file system in memory, which Linux always has. */
const memory = '/dev/shm';

test.runIf(process.platform === 'linux')('a file moves to another file system', async () => {
  const [from, to] = [await temporaryFolder(), await temporaryFolder(memory)];
  expect((await stat(from)).dev).not.toBe((await stat(to)).dev);
  const [source, target] = [path.join(from, 'page.html'), path.join(to, 'blog', 'page.html')];
  await writeFile(source, 'New');
  await utimes(source, 1_700_000_000, 1_700_000_000);
  moveFile(source, target);
  expect(await readFile(target, 'utf8')).toBe('New');
  expect((await stat(target)).mtimeMs).toBe(1_700_000_000_000);
  expect([...listFiles(from), ...listFiles(to)]).toEqual(['blog/page.html']);
});

test('folders without files are removed, one within another too', async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'blog/2024'), { recursive: true });
  await mkdir(path.join(folder, 'services'));
  await writeFile(path.join(folder, 'services/gutters.html'), '');
  removeEmptyFolders(folder);
  expect(await readdir(folder)).toEqual(['services']);
  expect(await readdir(path.join(folder, 'services'))).toEqual(['gutters.html']);
});
