import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeWhole } from '../../writeWhole.ts';
import { openPicture } from './openPicture.ts';
import type { PictureFormat } from './pictureFile.ts';
import { pictureFile } from './pictureFile.ts';
import type { PictureIndex } from './pictureIndex.ts';
import { formats, ground } from './renditions.ts';
import type { Batch } from './updatePictures.ts';

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

/** It is decoded once and its renditions share that; nothing of its metadata reaches them. */
async function encodePicture(source: string, renditions: readonly Rendition[]): Promise<void> {
  const picture = await openPicture(await readFile(source));
  const { data, info } = await picture
    .resize({ width: Math.max(...renditions.map(({ width }) => width)) })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(renditions.map((rendition) => encode(sharp(data, { raw }), rendition)));
}

async function encode(image: Sharp, { target, width, format }: Rendition): Promise<void> {
  const resized = image.resize({ width });
  const encoded = format === 'avif' ? resized.avif(formats.avif) : resized.jpeg(formats.jpg);
  await writeWhole(target, await encoded.toBuffer());
}
