import type { PictureReference } from './fieldGroups.ts';
import type { FileFacts } from './fileFacts.ts';

/** A picture as pages get it: everything that `<img>` needs, known before the page loads. */
export interface PublishedPicture {
  /** The path below `/pictures/`, without width, hash and extension. */
  name: string;
  alt: string;
  /** What must stay in view when it is cropped. */
  focus?: PictureReference['focus'];
  /** Pixels of the widest rendition. */
  width: number;
  height: number;
  /** The widths in pixels that exist, ascending. */
  widths: readonly number[];
  /** Those of the JPEGs, for programs without AVIF. */
  fallbackWidths: readonly number[];
  /** Two letters for the colors of its upper and lower half, shown until it has loaded. */
  tint: string;
  /** Changes with the picture's bytes, so that files can be cached forever. */
  hash: string;
}

/** The picture that social networks show for a shared page. */
export interface SharingPicture {
  /** The path below the site’s base path. */
  file: `/${string}`;
  alt: string;
  width: number;
  height: number;
}

export type PictureFormat = 'avif' | 'jpg';

/** The path of a rendition of this width, below the site’s base path. */
export const pictureFile = (
  { name, hash }: Pick<PublishedPicture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
) => `pictures/${name}-${width}.${hash}.${format}`;

/**
 * The widest rendition that every program can read: search engines, social networks, feed readers.
 * @returns its path below the site’s base path, and its size in pixels
 */
export function widestJpeg(picture: Omit<PublishedPicture, 'alt' | 'tint'>) {
  const { fallbackWidths, width: full, height } = picture;
  const width = fallbackWidths.at(-1) ?? full;
  const file = pictureFile(picture, width, 'jpg');
  return { file, width, height: Math.max(1, Math.round((width * height) / full)) };
}

/** The `srcset` attribute: the widths to choose from. The base path ends in a slash. */
export const srcSetOf = (
  picture: Pick<PublishedPicture, 'name' | 'hash'>,
  widths: readonly number[],
  format: PictureFormat,
  base: string,
) => widths.map((width) => `${base}${pictureFile(picture, width, format)} ${width}w`).join(', ');

/**
 * The `sizes` attribute. A phone’s pixels can be finer than anyone can see: a picture with two for
 * each CSS pixel looks the same there, weighs a third less and loads a third faster
 * (https://blog.twitter.com/engineering/en_us/topics/infrastructure/2019/capping-image-fidelity-on-ultra-high-resolution-devices.html).
 * @param places how wide the picture is shown, as `(condition) length`; the last one, for narrow
 * windows, has no condition
 */
export function pictureSizes(places: readonly string[]): string {
  const narrow = places.at(-1) ?? '100vw';
  return [...places.slice(0, -1), `(resolution > 2dppx) calc(0.67 * ${narrow})`, narrow].join(', ');
}

/** A schema's type as it is emitted: picture references have become pictures. */
export type Published<T> = T extends PictureReference
  ? PublishedPicture
  : T extends readonly (infer Item)[]
    ? readonly Published<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Published<T[Key]> }
      : T;

/** An entry of a collection: its fields, its file's name and the address of its page. */
export type PublishedEntry<T, Slug extends string, Path extends string> = Published<T> & {
  readonly slug: Slug;
  readonly path: Path;
};

/** A Markdown body, ready for a page. */
export interface Body {
  /** Sanitized HTML; its headings have ids. */
  html: string;
  /** Its second-level headings, in order. */
  outline: readonly { id: string; text: string }[];
  /** How long it takes to read, at least one minute. */
  minutes: number;
}

/** Everything that pages are made from; the editors’ page loads it to preview an edit. */
export interface SiteSource {
  /** What each file says, by its path below `content/`. */
  files: Readonly<Record<string, Pick<FileFacts, 'value' | 'references'>>>;
  /** By their paths below `content/images/`. */
  pictures: Readonly<Record<string, Omit<PublishedPicture, 'alt'>>>;
  /** The size of each download in bytes, by its name. */
  downloads: Readonly<Record<string, number>>;
  /** Generated data that no form changes, by its path below the folder of generated files. */
  data: Readonly<Record<string, string>>;
}

/** Text of the interface with its values filled in: “2 of 5” from `{current} of {total}`. */
export const completed = (words: string, values: Readonly<Record<string, string | number>>) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);

/**
 * The company’s name as the logo shows it: the short name in large type, and below it the rest of
 * the full name, empty if that does not start with the short name.
 */
export function logoWords({
  name,
  shortName,
}: {
  name: string;
  shortName: string;
}): readonly [large: string, small: string] {
  return [shortName, name.startsWith(shortName) ? name.slice(shortName.length).trim() : ''];
}

/** A title in the site’s template, as browser tabs, search results and feed readers show it. */
export const fullTitle = (
  { titleTemplate = '%s' }: { titleTemplate?: string | undefined },
  title: string,
): string => titleTemplate.replace('%s', () => title);

/** The address that dials a number such as “(815) 555-0142”, or starts a message to it. */
export const telHref = (display: string, scheme: 'tel' | 'sms' = 'tel'): string =>
  `${scheme}:+1${display.replace(/\D/g, '')}`;

/** The id of the section that asks for an estimate, on every page that ends with it. */
export const estimateAnchor = 'contact-form';

/** Removes a notice that was closed, before the page is shown; the compiler writes this file. */
export const noticeScript = '/notice.js';
