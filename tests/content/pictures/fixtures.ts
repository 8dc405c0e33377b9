import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { renditionBatches, updatePictures } from '../../../scripts/content/emit/updatePictures.ts';
import { foldersIn } from '../../../scripts/content/source/folders.ts';
import { indexPictures } from '../../../scripts/content/source/pictureIndex.ts';

/** Colors of the four quarters, starting at the upper left. */
type Quarters = readonly [string, string, string, string];

export const bright: Quarters = ['#c02020', '#20a040', '#2040c0', '#f0f0f0'];

/** Colors that ink on paper can show. */
export const printable: Quarters = ['#a04038', '#4a7a4e', '#40587c', '#f0f0f0'];

/** A picture with a color in each quarter. */
export function quarters(width: number, height: number, colors: Quarters = bright): Sharp {
  const paths = colors.map(
    (color, at) => `<path fill="${color}" d="M${at % 2} ${Math.floor(at / 2)}h1v1h-1z"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="${width}" height="${height}" preserveAspectRatio="none">${paths.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

/** A project that contains only pictures. */
export async function pictureFolder(files: Record<string, Uint8Array | string>) {
  const root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folders = foldersIn(root);
  const output = path.join(folders.public, 'pictures');
  await mkdir(folders.images, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(folders.images, name), bytes);
  }
  const index = async () => indexPictures(folders, await readdir(folders.images));
  return {
    folders,
    output,
    index,
    /** Creates and removes files; @returns their names. */
    async update(onProgress?: (done: number, total: number) => void): Promise<string[]> {
      const { pictures } = await index();
      const batches = renditionBatches(pictures, folders.images, folders.public);
      await updatePictures(output, { batches, prunes: true, onProgress });
      return (await readdir(output)).sort();
    },
  };
}

export interface Rendition {
  name: string;
  metadata: Metadata;
  /** The middle of each quarter, as red, green and blue. */
  colors: number[][];
}

/** What visitors get of a picture that has no findings. */
export async function renditionsOf(bytes: Uint8Array): Promise<Rendition[]> {
  const folder = await pictureFolder({ picture: bytes });
  expect((await folder.index()).diagnostics).toEqual([]);
  const names = await folder.update();
  expect(names.length).toBeGreaterThan(0);
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder.output, name);
      return { name, metadata: await sharp(file).metadata(), colors: await colorsOf(sharp(file)) };
    }),
  );
}

/** The color in the middle of each quarter. */
export async function colorsOf(image: Sharp): Promise<number[][]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const pixel = Math.floor(info.height * y) * info.width + Math.floor(info.width * x);
      return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
    }),
  );
}

/** How far colors are from the expected ones, in the channel that is furthest off. */
export function distance(colors: readonly number[][], wanted: Quarters): number {
  const expected = wanted.flatMap((color) => [...Buffer.from(color.slice(1), 'hex')]);
  return Math.max(...colors.flat().map((value, at) => Math.abs(value - (expected[at] ?? 999))));
}

/** How much lossy encoding may change a channel. */
export const closeEnough = 12;
