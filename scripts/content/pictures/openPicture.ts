import type { Sharp } from 'sharp';

/** Phones make pictures of up to 108 megapixels; more is a mistake, or means harm. */
export const maxPixels = 120_000_000;

/**
 * Opens a picture to be decoded: the first frame, upright.
 * @param bytes the file’s; a drawing given so cannot reach other files
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  // Loaded only for pictures that are new, as it takes longer than all the rest.
  const { default: sharp } = await import('sharp');
  // Each is decoded once: libvips would keep all of them in memory for a second look.
  sharp.cache(false);
  // Some phones write files that decoders warn of and yet read whole.
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}
