import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { z } from 'zod';
import { canonicalStyle } from '../../check/canonicalText.ts';
import { gatherFacts } from '../../check/gatherFacts.ts';
import { type Diagnostic, isError } from '../../model/diagnostic.ts';
import { unwrap } from '../../model/fieldSchema.ts';
import { fileSlug } from '../../model/fileName.ts';
import { didYouMean } from '../../model/words.ts';
import type { Folders } from '../../source/folders.ts';
import { inspectPicture, isPictureFacts } from '../../source/inspectPicture.ts';
import { readPicture } from '../../source/pictureIndex.ts';
import type { Question } from './questions.ts';

/** An answer that can be chosen. */
export interface Choice {
  value: string;
  /** The name that visitors read. */
  label: string;
}

/** A picture from anywhere on the computer, and its path-to-be below `content/images/`. */
export interface BroughtPicture {
  source: string;
  file: string;
}

/** The field’s value, with the picture to copy in if it names one, or what is wrong. */
export type ReadAnswer = { value: unknown; picture?: BroughtPicture } | { problem: string };

/**
 * Turns what someone typed into the field’s value.
 * @param choices the only possible answers, if they are limited
 * @returns the value, or what is wrong, in the words of the check
 */
export function readAnswer(
  question: Question,
  typed: string,
  choices: readonly Choice[] | undefined,
): ReadAnswer {
  const text = typed.trim();
  if (choices && !text) return { problem: `${question.label}: nothing was chosen.` };
  const inner = unwrap(question.schema);
  const parts = inner instanceof z.ZodArray ? partsOf(text) : [text];
  const chosen = parts.map((part) => choices && chosenBy(part, choices));
  const wrong = parts.find((_part, index) => choices && !chosen[index]);
  if (choices && wrong !== undefined) {
    const help = didYouMean(
      wrong,
      choices.map(({ value }) => value),
      'The choices are',
    );
    return { problem: `${question.label} cannot be “${wrong}”. ${help}`.trim() };
  }
  const written = parts.map((part, index) => chosen[index]?.value ?? part);
  const value = inner instanceof z.ZodArray ? written : typedValue(inner, written[0] ?? text);
  const error = findingsOn(question, value).find(isError);
  return error ? { problem: `${error.message} ${error.help}`.trim() } : { value };
}

/** “Storm Damage” chooses `storm-damage`, and so does the name that visitors read, in any case. */
function chosenBy(text: string, choices: readonly Choice[]): Choice | undefined {
  const slug = fileSlug(text);
  return (
    choices.find(({ value }) => value === text) ??
    choices.find(({ value, label }) => slug && [fileSlug(value), fileSlug(label)].includes(slug))
  );
}

/** What the check would say about a file with nothing but this answer. */
function findingsOn({ path, schema }: Question, value: unknown): readonly Diagnostic[] {
  const key = path.at(-1);
  if (key === undefined) {
    return gatherFacts('body.md', `---\n---\n\n${value}\n`, z.unknown()).diagnostics;
  }
  const text = stringify({ [key]: value }, canonicalStyle);
  return gatherFacts('field.yaml', text, z.strictObject({ [key]: schema })).diagnostics;
}

/** The entries of a list, typed with commas between them. */
const partsOf = (typed: string) =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

function typedValue(schema: z.core.$ZodType, typed: string): unknown {
  if (schema instanceof z.ZodNumber && /^-?[\d.]+$/.test(typed)) return Number(typed);
  if (schema instanceof z.ZodBoolean) return { true: true, false: false }[typed] ?? typed;
  if (schema instanceof z.ZodLiteral) {
    return [...schema.values].find((value) => String(value) === typed) ?? typed;
  }
  return typed;
}

/**
 * Examines a picture that will be copied in, as the check would.
 * @param typed its path as people enter it: dragged into a terminal, in quotes, or as a file: URL
 * @param wanted its name below `content/images/`, without an extension
 * @returns `undefined` for something that is not a path on this computer, but a wrong name
 */
export async function bringPicture(
  typed: string,
  wanted: string,
  { images }: Pick<Folders, 'images'>,
): Promise<ReadAnswer | undefined> {
  const source = candidates(typed).find((candidate) => existsSync(candidate));
  if (source === undefined) {
    if (!isPath(typed)) return undefined;
    return { problem: `There is no file ${typed.trim()} on this computer.` };
  }
  if (statSync(source).isDirectory()) {
    return { problem: `${source} is a folder. Give the path of one picture in it.` };
  }
  const bytes = await readPicture(source);
  const facts = Buffer.isBuffer(bytes) ? await inspectPicture(bytes, source) : bytes;
  if (!isPictureFacts(facts)) return { problem: `${facts.found.message} ${facts.found.help}` };
  const file = freeName(wanted, path.extname(source).toLowerCase(), images);
  return { value: file, picture: { source, file } };
}

/** Whether a text can only be meant as an absolute path. */
const isPath = (typed: string) => /^['"]?(?:\/|~|file:|[a-z]:\\)/i.test(typed.trim());

/** The paths that may be meant: shells put a backslash before a space, Windows between folders. */
function candidates(typed: string): string[] {
  const bare = typed.trim().replace(/^(['"])(.*)\1$/, '$2');
  if (/^file:/i.test(bare)) return fromAddress(bare);
  const atHome = bare.replace(/^~(?=\/|\\)/, homedir());
  return [atHome, atHome.replace(/\\(.)/g, '$1')].map((name) => path.resolve(name));
}

function fromAddress(address: string): string[] {
  try {
    return [fileURLToPath(address)];
  } catch {
    return [];
  }
}

/** Never overwrites a picture that already exists, such as that of an older page. */
function freeName(wanted: string, extension: string, images: string): string {
  for (let count = 1; ; count++) {
    const file = `${wanted}${count > 1 ? `-${count}` : ''}${extension}`;
    if (!existsSync(path.join(images, file))) return file;
  }
}
