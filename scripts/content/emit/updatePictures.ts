import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inParallel, type OnProgress } from '../../inParallel.ts';
import { listFiles } from '../../listFiles.ts';
import { pruneFolder, writeWhole } from '../../writeWhole.ts';
import { type PictureFormat, pictureFile } from '../model/published.ts';
import { openPicture } from '../source/inspectPicture.ts';
import type { PictureIndex } from '../source/pictureIndex.ts';
import { encodeAs, ground } from '../source/renditions.ts';

/** Files that are made together, from one original. */
export interface Batch {
  /** Absolute paths; a name tells what is in the file, so an existing file is up to date. */
  files: readonly string[];
  /** @param missing the files of these that do not exist */
  make: (missing: ReadonlySet<string>) => Promise<void>;
}

interface UpdateOptions {
  batches: readonly Batch[];
  /** Whether files that no batch names are removed. */
  prunes: boolean;
  /** Called before missing files are made, and each time that more of them exist. */
  onProgress?: OnProgress | undefined;
}

/**
 * Makes a folder hold the files of all batches.
 * @param folder an absolute path
 */
export async function updatePictures(
  folder: string,
  { batches, prunes, onProgress }: UpdateOptions,
): Promise<void> {
  const existing = new Set(
    listFiles(folder)
      .map((file) => path.join(folder, file))
      .filter(isFilled),
  );
  const wanted = new Set(batches.flatMap(({ files }) => files));
  const total = [...wanted].filter((file) => !existing.has(file)).length;
  let done = 0;
  if (total > 0) onProgress?.(done, total);
  // Decoding an original keeps only one processor busy.
  await inParallel(batches, async ({ files, make }) => {
    const missing = new Set(files.filter((file) => !existing.has(file)));
    if (missing.size === 0) return;
    await make(missing);
    done += missing.size;
    onProgress?.(done, total);
  });
  if (prunes) await pruneFolder(folder, (file) => wanted.has(path.join(folder, file)));
}

/** A computer that lost power may have written a file’s name, but not what is in it. */
const isFilled = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

interface Rendition {
  target: string;
  width: number;
  format: PictureFormat;
}

/**
 * All renditions to make, a batch for each picture.
 * @param images the absolute path of `content/images/`
 * @param publicRoot the absolute path of the folder whose files the site serves
 */
export function renditionBatches(
  pictures: PictureIndex,
  images: string,
  publicRoot: string,
): Batch[] {
  return [...pictures].map(([file, picture]) => {
    const inFormat = (format: PictureFormat) => (width: number) => ({
      target: path.join(publicRoot, pictureFile(picture, width, format)),
      width,
      format,
    });
    const renditions = [
      ...picture.widths.map(inFormat('avif')),
      ...picture.fallbackWidths.map(inFormat('jpg')),
    ];
    return {
      files: renditions.map(({ target }) => target),
      make: (missing) =>
        encodePicture(
          path.join(images, file),
          renditions.filter(({ target }) => missing.has(target)),
        ),
    };
  });
}

/** Decodes a picture once for all of its renditions; none of its metadata gets into them. */
async function encodePicture(source: string, renditions: readonly Rendition[]): Promise<void> {
  const picture = await openPicture(await readFile(source));
  const { data, info } = await picture
    .resize({ width: Math.max(...renditions.map(({ width }) => width)) })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(
    renditions.map(async ({ target, width, format }) => {
      const image = sharp(data, { raw }).resize({ width });
      await writeWhole(target, await encodeAs(image, format, width).toBuffer());
    }),
  );
}
