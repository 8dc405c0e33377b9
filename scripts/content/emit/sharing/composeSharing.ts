import path from 'node:path';
import type { JpegOptions } from 'sharp';
import sharp from 'sharp';
import { writeWhole } from '../../../writeWhole.ts';
import { widestJpeg } from '../../model/published.ts';
import type { MeasuredPicture } from '../../source/pictureIndex.ts';
import type { Batch } from '../updatePictures.ts';
import { artwork, pictureBox, type SharingWords, sharingSize } from './artwork.ts';
import type { ComposedPage } from './sharedPages.ts';

/** Colors in full: red and sun on ink would blur. */
const jpeg: JpegOptions = { quality: 84, chromaSubsampling: '4:4:4' };

/**
 * Sharing pictures to make, from renditions that exist.
 * @param publicRoot the absolute path of the folder whose files the site serves
 */
export function sharingBatches(pages: readonly ComposedPage[], publicRoot: string): Batch[] {
  return pages.map(({ words, background, picture }) => {
    const target = path.join(publicRoot, picture.file);
    return {
      files: [target],
      make: async () => writeWhole(target, await composeSharing(words, background, publicRoot)),
    };
  });
}

async function composeSharing(
  words: SharingWords,
  background: MeasuredPicture,
  publicRoot: string,
): Promise<Buffer> {
  const { left, top, width, height } = pictureBox;
  // A rendition is decoded in a fraction of the time that its original may take.
  const { data, info } = await sharp(path.join(publicRoot, widestJpeg(background).file))
    .resize({ width, height, fit: 'cover' })
    .extend({ left, extendWith: 'mirror' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...sharingSize, channels: 3, background: '#14202b' } })
    .composite([
      { input: data, raw: info, left: 0, top },
      { input: Buffer.from(artwork(words)), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}
