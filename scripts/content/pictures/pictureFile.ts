import type { Picture } from '../schemas/published.ts';
import type { PictureFormat } from './renditions.ts';

/**
 * The path of one rendition, below the site’s base path.
 * @param width in pixels, one of the picture’s widths
 */
export const pictureFile = (
  { name, hash }: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
) => `pictures/${name}-${width}.${hash}.${format}`;
