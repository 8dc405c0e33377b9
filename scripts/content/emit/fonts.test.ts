import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { subsetFonts } from './fonts.ts';

test('a kept font is used again, but one that was cut off is made again', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const fonts = await subsetFonts({ cache });
  const folder = path.join(cache, 'fonts');
  const [cutOff = '', empty = '', kept = ''] = (await readdir(folder)).map((name) =>
    path.join(folder, name),
  );
  await writeFile(cutOff, (await readFile(cutOff)).subarray(0, 5000));
  await writeFile(empty, '');
  const { mtimeMs } = await stat(kept);
  expect(await subsetFonts({ cache })).toEqual(fonts);
  expect((await stat(cutOff)).size).toBeGreaterThan(5000);
  expect((await stat(kept)).mtimeMs).toBe(mtimeMs);
});
