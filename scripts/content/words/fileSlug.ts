import { slug as slugOf } from 'github-slugger';

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
