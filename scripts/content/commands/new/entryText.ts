import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { canonicalStyle, canonicalText } from '../../check/canonicalText.ts';
import type { Adding } from '../../model/contentType.ts';
import { type CollectionName, collectionTypes, namesOf } from '../../model/contentTypes.ts';
import { fileSlug } from '../../model/fileName.ts';
import type { Folders } from '../../source/folders.ts';
import type { Answers, Question } from './questions.ts';

/**
 * The text of a new file in its canonical form.
 * @param file its path, whose ending decides between YAML and Markdown
 * @param questions say where each answer belongs
 */
export function entryText(
  file: string,
  schema: z.core.$ZodType,
  questions: readonly Question[],
  answers: Answers,
): string {
  const yaml = stringify(entryData(questions, answers), canonicalStyle);
  const text = file.endsWith('.md') ? `---\n${yaml}---\n\n${answers.get('body')}\n` : yaml;
  return canonicalText({ path: file, text }, schema) ?? text;
}

/** The fields of a new file. */
export function entryData(questions: readonly Question[], answers: Answers): object {
  const data = {};
  for (const { option, path } of questions) {
    if (answers.has(option)) put(data, path, answers.get(option));
  }
  return data;
}

function put(target: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown) {
  if (key === undefined) return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= {};
  put(target[key] as Record<string, unknown>, rest, value);
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

/** Something that can be added with `npm run new`. */
export interface Kind extends Adding {
  collection: CollectionName;
}

export const kinds: readonly Kind[] = namesOf(collectionTypes).map((collection) => ({
  collection,
  ...collectionTypes[collection].adding,
}));
