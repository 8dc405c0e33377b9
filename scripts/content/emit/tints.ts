import path from 'node:path';
import { type PublishedPicture, pictureFile } from '../model/published.ts';
import type { Folders } from '../source/folders.ts';
import {
  type MeasuredPicture,
  type PictureIndex,
  readPictureCache,
  writePictureCache,
} from '../source/pictureIndex.ts';

/** What a page knows about each picture, by its path below `content/images/`. */
export type TintedPictures = ReadonlyMap<string, Omit<PublishedPicture, 'alt'>>;

/**
 * The colors shown until pictures load, from dark to light. They are so few that together they cost
 * a page less than the styles of two buttons; a color per picture would need a style in the HTML.
 */
const tints = [
  '#26323c',
  '#4a5054',
  '#5c5445',
  '#80694a',
  '#6d7366',
  '#6f8570',
  '#8c8378',
  '#939b9c',
  '#8fb0b8',
  '#bda88e',
  '#b5c5cc',
  '#dcd8cc',
] as const;

/**
 * Finds the nearest tints of each picture’s upper and lower half.
 * @param pictures whose renditions exist
 */
export async function tintPictures(
  pictures: PictureIndex,
  folders: Pick<Folders, 'public' | 'cache'>,
): Promise<TintedPictures> {
  const cacheFile = path.join(folders.cache, 'picture-tints.json');
  const known = await readPictureCache(cacheFile, isTint);
  const used = new Map<string, string>();
  const tinted = new Map<string, Omit<PublishedPicture, 'alt'>>();
  for (const [file, picture] of pictures) {
    const tint = known.get(picture.hash) ?? (await findTint(picture, folders.public));
    used.set(picture.hash, tint);
    tinted.set(file, { ...picture, tint });
  }
  await writePictureCache(cacheFile, known, used);
  return tinted;
}

const isTint = (value: unknown): value is string =>
  typeof value === 'string' && [...value].every((letter) => letterOf.includes(letter));

/** The letter of each tint, which styles use for it. */
const letterOf = tints.map((_, index) => index.toString(36));

async function findTint(picture: MeasuredPicture, publicRoot: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const [smallest = picture.width] = picture.fallbackWidths;
  const halves = await sharp(path.join(publicRoot, pictureFile(picture, smallest, 'jpg')))
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer();
  return nearestTint(halves.subarray(0, 3)) + nearestTint(halves.subarray(3, 6));
}

function nearestTint(color: Uint8Array): string {
  const distances = tints.map((tint) => distance(color, Buffer.from(tint.slice(1), 'hex')));
  return letterOf[distances.indexOf(Math.min(...distances))] ?? '0';
}

/** Weighs channels about the way eyes do. @see https://www.compuphase.com/cmetric.htm */
const distance = (a: Uint8Array, b: Uint8Array) =>
  [3, 4, 2].reduce((sum, weight, at) => sum + weight * ((a[at] ?? 0) - (b[at] ?? 0)) ** 2, 0);

/** The tints for stylesheets. */
export const tintStyles = `// Made from scripts/content/emit/tints.ts by \`npm run compile\`; edit that instead.\n$tints: ${tints.join(', ')};\n`;
