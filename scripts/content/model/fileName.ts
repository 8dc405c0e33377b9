import { slug as slugOf } from 'github-slugger';

/** The parts of a path with forward slashes, like `path.posix.parse`, but also in a browser. */
interface FilePath {
  /** The folder; empty for a file without one. */
  dir: string;
  /** The name with its extension. */
  base: string;
  /** The name without its last extension. */
  name: string;
  /** The last extension, with its dot. */
  ext: string;
}

export function parsePath(file: string): FilePath {
  const slash = file.lastIndexOf('/');
  const base = file.slice(slash + 1);
  const point = base.lastIndexOf('.');
  const ext = point > 0 ? base.slice(point) : '';
  return {
    dir: file.slice(0, Math.max(slash, 0)),
    base,
    name: base.slice(0, base.length - ext.length),
    ext,
  };
}

/** A short name for addresses and references: lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const maxSlugLength = 80;

/** Whether a name can be part of an address as it is. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength && slugPattern.test(name);

/** A file name from words: lower-case letters, digits and single hyphens; may be empty. */
export function fileSlug(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return slugOf(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/** A name for an address: the same if it can be part of one, otherwise what to rename it to. */
export const meantSlug = (name: string): string => (isSlug(name) ? name : fileSlug(name) || name);
