import type { PictureReference } from './fieldGroups.ts';

/** A picture as pages receive it: everything that `<img>` needs, known before the page loads. */
export interface PublishedPicture {
  /** The path below `/pictures/`, without width, hash and extension. */
  name: string;
  alt: string;
  /** What must stay in view where it is cropped. */
  focus?: PictureReference['focus'];
  /** Pixels of the widest rendition. */
  width: number;
  height: number;
  /** The widths in pixels that exist, ascending. */
  widths: readonly number[];
  /** Those of the JPEGs, for what does not know AVIF. */
  fallbackWidths: readonly number[];
  /** Two letters that name the colors of its upper and lower half, shown until it is there. */
  tint: string;
  /** Changes with the picture's bytes, so that files can be cached for ever. */
  hash: string;
}

/** What networks show of a page that is shared. */
export interface SharingPicture {
  /** The path below the site’s base path. */
  file: `/${string}`;
  alt: string;
  width: number;
  height: number;
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
  /** Sanitised HTML; its headings carry ids. */
  html: string;
  /** Its headings of the second level, in order. */
  outline: readonly { id: string; text: string }[];
  /** How long it takes to read, at least one. */
  minutes: number;
}
