import { existsSync } from 'node:fs';
import path from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { collectionTypes } from '../contentTypes.ts';
import type { Folders } from '../folders.ts';
import type { Kind } from './kinds.ts';
import type { Answers } from './questions.ts';

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

/** The file’s name once the fields it is made of are answered. */
export function slugFrom({ slugFields }: Kind, answers: Answers): string | undefined {
  const words = slugFields.map((field) => answers.get(field));
  return words.every((word) => typeof word === 'string') ? fileSlug(words.join(' ')) : undefined;
}

/** The path below `content/`. */
export function entryFile({ collection }: Kind, slug: string): string {
  const { folder, extension } = collectionTypes[collection];
  return `${folder}/${slug}${extension}`;
}

export const isTaken = ({ content }: Pick<Folders, 'content'>, file: string) =>
  existsSync(path.join(content, file));
