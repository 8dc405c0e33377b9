import { readFile } from 'node:fs/promises';
import { writeWhole } from '../../writeWhole.ts';

/** What earlier runs found out about pictures, by the hash of each. */
export type PictureCache<T> = ReadonlyMap<string, T>;

/**
 * Reads what the last run knew.
 * @param isKnown tells values that this code has written from others
 * @returns nothing for an absent or damaged file
 */
export async function readPictureCache<T>(
  file: string,
  isKnown: (value: unknown) => value is T,
): Promise<PictureCache<T>> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object);
    return new Map(entries.filter((entry): entry is [string, T] => isKnown(entry[1])));
  } catch {
    return new Map();
  }
}

/** Keeps what this run used, and so forgets pictures that are gone. */
export async function writePictureCache<T>(
  file: string,
  known: PictureCache<T>,
  used: PictureCache<T>,
): Promise<void> {
  const isSame = known.size === used.size && [...used.keys()].every((key) => known.has(key));
  if (!isSame) await writeWhole(file, JSON.stringify(Object.fromEntries(used)));
}
