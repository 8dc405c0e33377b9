import type { Picture } from '../schemas/published.ts';

export type PictureFormat = 'avif' | 'jpg';

/**
 * The path of one rendition, below the site’s base path.
 * @param width in pixels, one of the picture’s widths
 */
export const pictureFile = (
  { name, hash }: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
) => `pictures/${name}-${width}.${hash}.${format}`;

/**
 * The widths that a browser may choose from, for the `srcset` attribute.
 * @param base the path the site lives under, ending in a slash
 */
export const srcSetOf = (
  picture: Pick<Picture, 'name' | 'hash'>,
  widths: readonly number[],
  format: PictureFormat,
  base: string,
) => widths.map((width) => `${base}${pictureFile(picture, width, format)} ${width}w`).join(', ');
