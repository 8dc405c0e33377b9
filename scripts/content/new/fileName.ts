import { existsSync } from 'node:fs';
import path from 'node:path';
import { collectionTypes } from '../contentTypes.ts';
import type { Folders } from '../folders.ts';
import { fileSlug } from '../words/fileSlug.ts';
import type { Kind } from './kinds.ts';
import type { Answers } from './questions.ts';

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

/** @returns why a new file cannot have the name; `undefined` where it can */
export function nameProblem(
  slug: string,
  kind: Kind,
  { content }: Pick<Folders, 'content'>,
): string | undefined {
  if (slug === '') return 'No file name can be made of that.';
  const file = entryFile(kind, slug);
  return existsSync(path.join(content, file)) ? `content/${file} exists already.` : undefined;
}
