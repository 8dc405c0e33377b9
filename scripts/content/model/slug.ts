import { slug as slugOf } from 'github-slugger';

/** A short name for addresses and references: lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const maxSlugLength = 80;

/** Whether a name can stand in an address as it is. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength && slugPattern.test(name);

/**
 * A file name from words: lower-case letters, digits and single hyphens.
 * @returns an empty text when no letter is left
 */
export function fileSlug(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return slugOf(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
