import { imageFolder } from './contentFolder.ts';
import type { PublishedPicture } from './published.ts';

export type PictureFormat = 'avif' | 'jpg';

/** A phone’s largest photograph is below this; more is a mistake. */
export const maxPictureBytes = 25 * 1024 * 1024;

/**
 * The path of one rendition, below the site’s base path.
 * @param width in pixels, one of the picture’s widths
 */
export const pictureFile = (
  { name, hash }: Pick<PublishedPicture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
) => `pictures/${name}-${width}.${hash}.${format}`;

/**
 * The widest rendition that everything knows: search engines, networks, readers of feeds.
 * @returns its path below the site’s base path, and its size in pixels
 */
export function widestJpeg(picture: Omit<PublishedPicture, 'alt' | 'tint'>) {
  const { fallbackWidths, width: full, height } = picture;
  const width = fallbackWidths.at(-1) ?? full;
  const file = pictureFile(picture, width, 'jpg');
  return { file, width, height: Math.max(1, Math.round((width * height) / full)) };
}

/**
 * The widths that a browser may choose from, for the `srcset` attribute.
 * @param base the path the site lives under, ending in a slash
 */
export const srcSetOf = (
  picture: Pick<PublishedPicture, 'name' | 'hash'>,
  widths: readonly number[],
  format: PictureFormat,
  base: string,
) => widths.map((width) => `${base}${pictureFile(picture, width, format)} ${width}w`).join(', ');

/**
 * The picture that `![words](../images/x.jpg)` in a body means.
 * @param folder the body’s folder below `content/`, for example `posts`
 * @param url as written
 * @returns the path below `content/images/`, or `undefined` if it lies elsewhere
 */
export function bodyPicturePath(folder: string, url: string): string | undefined {
  const path = pathInContent(folder, url);
  return path?.startsWith(imageFolder) ? path.slice(imageFolder.length) : undefined;
}

/**
 * The path below `content/` that an address in a body means.
 * @param folder the body’s, below `content/`
 */
export function pathInContent(folder: string, url: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}/${decoded(url)}`.split('/')) {
    if (part === '..' && parts.length === 0) return undefined;
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  if (url.endsWith('/')) parts.push('');
  return parts.join('/');
}

/** In addresses a blank may be written as %20; a file’s name may also have a percent sign of its own. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** How the addresses of pictures begin in a body. */
export const bodyImages = '../images/';

/** The address by which a body shows a picture, whatever signs its name has. */
export const bodyPictureUrl = (file: string) =>
  `${bodyImages}${file.replace(/[\s%()<>\\]/g, (sign) => brackets[sign] ?? encodeURIComponent(sign))}`;

/** The same between its round brackets, as a person reads it best. */
export const bodyPictureTarget = (file: string) =>
  /[\s()]/.test(file) && !/[%<>\\]/.test(file) ? `<${bodyImages}${file}>` : bodyPictureUrl(file);

/** What {@link encodeURIComponent} leaves as it is, and Markdown does not. */
const brackets: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };
