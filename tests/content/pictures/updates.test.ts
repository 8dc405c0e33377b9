import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeApart } from './encodingProcess.ts';
import { pictureFolder, quarters } from './fixtures.ts';

const jpeg = (width: number) => quarters(width, 300).jpeg().toBuffer();

test('existing files are kept, and those that nothing uses any more are removed', async () => {
  const folder = await pictureFolder({ roof: await jpeg(500), yard: await jpeg(501) });
  const first = await folder.update();
  const written = () =>
    Promise.all(first.map(async (name) => (await stat(path.join(folder.output, name))).mtimeMs));
  const times = await written();
  const progress: [number, number][] = [];
  expect(await folder.update((...step) => progress.push(step))).toEqual(first);
  expect(await written()).toEqual(times);
  expect(progress).toEqual([]);

  await rm(path.join(folder.folders.images, 'yard'));
  const roof = first.filter((name) => name.startsWith('roof'));
  expect(await folder.update()).toEqual(roof);

  await writeFile(path.join(folder.folders.images, 'roof'), await jpeg(502));
  const changed = await folder.update((...step) => progress.push(step));
  expect(changed).toHaveLength(roof.length);
  expect(changed.filter((name) => roof.includes(name))).toEqual([]);
  expect(progress).toEqual([
    [0, roof.length],
    [roof.length, roof.length],
  ]);
});

test('a picture that is empty, as after a power cut, is made again', async () => {
  const folder = await pictureFolder({ roof: await jpeg(500) });
  const [name = ''] = await folder.update();
  await writeFile(path.join(folder.output, name), '');
  await folder.update();
  expect((await stat(path.join(folder.output, name))).size).toBeGreaterThan(0);
});

test('a photo with the name of a drawing is refused each time, though the same photo is known', async () => {
  const photo = await jpeg(500);
  const folder = await pictureFolder({ 'roof.jpg': photo, 'icon.svg': photo });
  const { diagnostics, pictures } = await folder.index();
  expect(diagnostics.map(({ file }) => file)).toEqual(['content/images/icon.svg']);
  expect(await folder.index()).toEqual({ diagnostics, pictures });
});

test('a partial file left by an interrupted run is removed, one that another run is writing stays', async () => {
  const folder = await pictureFolder({ roof: await jpeg(500) });
  const whole = await folder.update();
  const parts = ['roof-400.12345678.avif.1.part', 'roof-400.12345678.avif.2.part'] as const;
  for (const part of parts) await writeFile(path.join(folder.output, part), 'half');
  const anHourAgo = Date.now() / 1000 - 3600;
  await utimes(path.join(folder.output, parts[0]), anHourAgo, anHourAgo);
  expect(await folder.update()).toEqual([...whole, parts[1]].sort());
});

test('two runs at once do not harm each other', async () => {
  const folder = await pictureFolder({ roof: await jpeg(900), yard: await jpeg(901) });
  await Promise.all([encodeApart(folder.folders.images), encodeApart(folder.folders.images)]);
  const both = await wholePictures(folder.output);
  expect(await folder.update()).toEqual(both);
});

test('an interrupted run leaves no incomplete picture', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `roof-${index}`);
  const bytes = await Promise.all(names.map((_, index) => jpeg(1900 + index)));
  const folder = await pictureFolder(
    Object.fromEntries(names.map((name, at) => [name, bytes[at] ?? ''])),
  );
  await encodeApart(folder.folders.images, 'killed');
  const left = await wholePictures(folder.output);
  const all = await folder.update();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(left));
}, 120_000);

const listed = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.part')).sort();

/** The names of a folder’s pictures, each decoded completely. */
async function wholePictures(folder: string): Promise<string[]> {
  const names = await listed(folder);
  for (const name of names) {
    const picture = sharp(path.join(folder, name), { failOn: 'truncated' });
    expect((await picture.raw().toBuffer()).length, name).toBeGreaterThan(0);
  }
  return names;
}
