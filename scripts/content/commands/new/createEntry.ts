import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Document, parseDocument, stringify } from 'yaml';
import { canonicalStyle, canonicalText } from '../../check/canonicalText.ts';
import { gatherFacts } from '../../check/gatherFacts.ts';
import { entryFile } from '../../model/contentFolder.ts';
import type { ContentModel } from '../../model/contentModel.ts';
import type { ListAddition, NewEntry } from '../../model/contentType.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import { type Diagnostic, isError } from '../../model/diagnostic.ts';
import { pathOfEntry } from '../../model/routes.ts';
import type { Folders } from '../../source/folders.ts';
import { withLineFeeds } from '../../source/lines.ts';
import { checkContent } from '../checkContent.ts';
import { type Write, writeTogether } from '../replaceFile.ts';
import { type Ask, collectAnswers } from './collectAnswers.ts';
import { type Answers, allQuestionsOf, type Kind, type Question } from './questions.ts';

/** What to write, from the command line. */
export interface NewOptions {
  kind: Kind;
  /** The file’s name without its extension, if it should not come from the title. */
  slug: string | undefined;
  /** The other options with their values. */
  given: ReadonlyMap<string, string>;
}

/** What was written. */
interface Written {
  /** The new file’s path below `content/`. */
  file: string;
  /** What else was done, and what could not be done, in sentences. */
  notes: readonly string[];
  /** What the check says about the new file. */
  findings: readonly Diagnostic[];
}

export type Created = Written | { problems: readonly string[]; missing: readonly Question[] };

/**
 * Writes a new content file with its pictures, and adds it to lists of its kind: all of that or
 * nothing.
 * @param ask missing if there is no terminal
 * @returns what was written, or why nothing was
 */
export async function createEntry(
  folders: Folders,
  { kind, slug, given }: NewOptions,
  ask?: Ask,
): Promise<Created> {
  const { model } = await checkContent(folders);
  const collected = await collectAnswers({ kind, model, slug, folders, given, ask });
  const { problems, missing } = collected;
  if (problems.length + missing.length > 0 || !collected.slug) return { problems, missing };
  const entry = writtenEntry(kind, collected.slug, collected.answers);
  const { file, text } = entry;
  const lists = await listEntry(kind, entry, model, folders);
  await writeTogether([
    ...collected.pictures.map(({ source, file: name }) => ({
      file: path.join(folders.images, name),
      source,
    })),
    { file: path.join(folders.content, file), text },
    ...lists.writes,
  ]);
  const { report } = await checkContent(folders);
  return {
    file,
    notes: [
      ...collected.pictures.map((picture) => `content/images/${picture.file} is the picture.`),
      ...lists.notes,
    ],
    findings: report.diagnostics.filter((finding) => finding.file === `content/${file}`),
  };
}

/** The changes to files that list pages like the new one, and what to say about each. */
async function listEntry(
  { listings = [] }: Kind,
  entry: NewEntry,
  model: ContentModel,
  { content }: Folders,
): Promise<{ writes: Write[]; notes: string[] }> {
  const writes: Write[] = [];
  const notes: string[] = [];
  for (const find of listings) {
    const listing = find(entry, model as never);
    if (!listing) continue;
    const file = path.join(content, listing.file);
    const before = await readFile(file, 'utf8');
    const added = addListing(before, listing);
    if ('problem' in added) {
      notes.push(`content/${listing.file} was not changed. ${added.problem}`);
    } else {
      writes.push({ file, text: added.text, before });
      notes.push(`content/${listing.file}: ${listing.effect}`);
    }
  }
  return { writes, notes };
}

/**
 * Adds to a file that lists pages; everything else in it stays byte for byte, even comments.
 * @param text the whole file
 * @returns the new text, or why there is none and what to do instead
 */
export function addListing(
  text: string,
  { file, at, value }: ListAddition,
): { text: string } | { problem: string } {
  const plain = withLineFeeds(text);
  const document = parseDocument(plain, { prettyErrors: false });
  const key = at.at(-1);
  const addition = typeof key === 'string' ? { [key]: value } : [value];
  const lines = stringify(addition, canonicalStyle).trimEnd();
  if (document.toString(canonicalStyle) !== plain) {
    return {
      problem: `The file is not in the usual format. Add this to it by hand:\n${lines}`,
    };
  }
  document.setIn(at, document.createNode(value));
  const added = document.toString(canonicalStyle);
  const schema = contentSchema(file);
  const error = schema && gatherFacts(`content/${file}`, added, schema).diagnostics.find(isError);
  if (error) {
    const words = `With the new entry, it would have a mistake: ${error.message}`;
    return {
      problem: `${words} To list the new entry, put this in place of another one:\n${lines}`,
    };
  }
  return { text: added };
}

/** Puts the answers into the fields of a new file, in the canonical format. */
function writtenEntry(kind: Kind, slug: string, answers: Answers) {
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
