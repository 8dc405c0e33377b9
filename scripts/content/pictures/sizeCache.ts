import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Width and height in pixels, rotation applied. */
export type Size = readonly [width: number, height: number];

/** Sizes by the hash of the picture’s bytes: parsing a drawing takes longer than hashing it. */
export type SizeCache = Map<string, Size>;

/** @returns what the last run knew; an absent or damaged file knows nothing */
export async function readSizes(file: string): Promise<SizeCache> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object);
    return new Map(entries.filter((entry): entry is [string, Size] => isSize(entry[1])));
  } catch {
    return new Map();
  }
}

const isSize = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((side) => side > 0);

/** Keeps the sizes of this run’s pictures, and so forgets those that are gone. */
export async function writeSizes(file: string, sizes: SizeCache): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(sizes)));
  await rename(`${file}.part`, file);
}
