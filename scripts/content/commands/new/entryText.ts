import { existsSync } from 'node:fs';
import path from 'node:path';
import { Document } from 'yaml';
import { canonicalStyle, canonicalText } from '../../check/canonicalText.ts';
import type { NewEntry } from '../../model/contentType.ts';
import { fileSlug } from '../../model/fileName.ts';
import { pathOfEntry } from '../../model/routes.ts';
import type { Folders } from '../../source/folders.ts';
import { type Answers, allQuestionsOf, type Kind } from './questions.ts';

/** A new entry with its file. */
interface WrittenEntry extends NewEntry {
  /** The path below `content/`. */
  file: string;
  /** The whole file in the canonical format. */
  text: string;
}

/** Puts the answers into the fields of a new file. */
export function writtenEntry(kind: Kind, slug: string, answers: Answers): WrittenEntry {
  const { extension, schema } = kind;
  const fields = new Document({});
  for (const { option, path } of allQuestionsOf(kind)) {
    if (path.length > 0 && answers.has(option)) fields.setIn(path, answers.get(option));
  }
  const file = entryFile(kind, slug);
  const yaml = fields.toString(canonicalStyle);
  const text = extension === '.md' ? `---\n${yaml}---\n\n${answers.get('body')}\n` : yaml;
  const value = fields.toJS();
  return {
    slug,
    path: pathOfEntry(kind, slug, value),
    value,
    file,
    text: canonicalText({ path: file, text }, schema) ?? text,
  };
}

/** The file’s name, once the fields that it is made from are answered. */
export function slugFrom({ slugFields }: Kind, answers: Answers): string | undefined {
  const words = slugFields.map((field) => answers.get(field));
  return words.every((word) => typeof word === 'string') ? fileSlug(words.join(' ')) : undefined;
}

const entryFile = ({ folder, extension }: Kind, slug: string) => `${folder}/${slug}${extension}`;

/** @returns why a new file cannot have the name; `undefined` if it can */
export function nameProblem(
  slug: string,
  kind: Kind,
  { content }: Pick<Folders, 'content'>,
): string | undefined {
  if (slug === '') return 'That can’t be turned into a file name.';
  const file = entryFile(kind, slug);
  return existsSync(path.join(content, file)) ? `content/${file} already exists.` : undefined;
}
