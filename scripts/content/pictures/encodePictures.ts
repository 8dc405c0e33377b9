import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureFile } from './pictureFile.ts';
import type { PictureIndex } from './pictureIndex.ts';
import { formats } from './renditions.ts';

interface Rendition {
  source: string;
  target: string;
  width: number;
  format: keyof typeof formats;
}

interface EncodeOptions {
  /** The absolute path of `content/images/`. */
  root: string;
  /** The absolute path of the folder whose files the site serves. */
  publicRoot: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Makes the renditions that do not exist yet and removes those that nothing uses any more.
 * A file’s name carries the hash of its picture and settings, so an existing file is right.
 */
export async function encodePictures(
  pictures: PictureIndex,
  { root, publicRoot, onProgress }: EncodeOptions,
): Promise<void> {
  const wanted = renditions(pictures, root, publicRoot);
  const existing = new Set(await listFiles(path.join(publicRoot, 'pictures')));
  const missing = wanted.filter(({ target }) => !existing.has(target));
  let done = 0;
  for (const source of new Set(missing.map((rendition) => rendition.source))) {
    const group = missing.filter((rendition) => rendition.source === source);
    await encodeGroup(group);
    done += group.length;
    onProgress?.(done, missing.length);
  }
  const targets = new Set(wanted.map(({ target }) => target));
  await Promise.all([...existing].filter((file) => !targets.has(file)).map((file) => rm(file)));
}

function renditions(pictures: PictureIndex, root: string, publicRoot: string): Rendition[] {
  return [...pictures].flatMap(([file, picture]) =>
    picture.widths.flatMap((width) =>
      (Object.keys(formats) as (keyof typeof formats)[]).map((format) => ({
        source: path.join(root, file),
        target: path.join(publicRoot, pictureFile(picture, width, format)),
        width,
        format,
      })),
    ),
  );
}

/** All renditions of one picture: it is decoded once and its widths share that. */
async function encodeGroup(group: readonly Rendition[]): Promise<void> {
  const first = group[0];
  if (!first) return;
  await mkdir(path.dirname(first.target), { recursive: true });
  const widest = Math.max(...group.map(({ width }) => width));
  const { data, info } = await sharp(first.source)
    .autoOrient()
    .resize({ width: widest })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(group.map((rendition) => encodeOne(sharp(data, { raw }), rendition)));
}

async function encodeOne(image: Sharp, { target, width, format }: Rendition): Promise<void> {
  const resized = image.resize({ width });
  const encoded = format === 'avif' ? resized.avif(formats.avif) : resized.jpeg(formats.jpg);
  // Renamed when whole: an interrupted run must not leave half a picture under a final name.
  await encoded.toFile(`${target}.part`);
  await rename(`${target}.part`, target);
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
