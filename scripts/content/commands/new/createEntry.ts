import { constants, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { canonicalStyle } from '../../check/canonicalText.ts';
import { gatherFacts } from '../../check/gatherFacts.ts';
import { type ContentModel, dayOf } from '../../model/contentModel.ts';
import type { ListAddition, NewEntry } from '../../model/contentType.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import { type Diagnostic, isError } from '../../model/diagnostic.ts';
import type { Folders } from '../../source/folders.ts';
import { withLineFeeds } from '../../source/lines.ts';
import { checkContent } from '../checkContent.ts';
import { replaceFile } from '../replaceFile.ts';
import { type Ask, collectAnswers } from './collectAnswers.ts';
import { writtenEntry } from './entryText.ts';
import type { Kind, Question } from './questions.ts';

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
  const now = new Date();
  const { model } = await checkContent(folders, now);
  const today = dayOf(now);
  const collected = await collectAnswers({ kind, model, slug, today, folders, given, ask });
  const { problems, missing } = collected;
  if (problems.length + missing.length > 0 || !collected.slug) return { problems, missing };
  const entry = writtenEntry(kind, collected.slug, collected.answers);
  const { file, text } = entry;
  const pictures = collected.pictures.map(({ source, file: name }): Write => {
    const target = path.join(folders.images, name);
    return { file: target, write: () => copyFile(source, target, constants.COPYFILE_EXCL) };
  });
  const lists = await listEntry(kind, entry, model, folders);
  await writeTogether([
    ...pictures,
    { file: path.join(folders.content, file), text },
    ...lists.writes,
  ]);
  const { report } = await checkContent(folders, now);
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
  const { diagnostics } = schema
    ? gatherFacts(`content/${file}`, added, schema)
    : { diagnostics: [] };
  const error = diagnostics.find(isError);
  if (error) {
    const words = `With the new entry, it would have a mistake: ${error.message}`;
    return {
      problem: `${words} To list the new entry, put this in place of another one:\n${lines}`,
    };
  }
  return { text: added };
}

/** A file to write. */
type Write = { file: string } & (
  | { text: string /** What it held; missing for a file that must be new. */; before?: string }
  | { write: () => Promise<void> }
);

/**
 * Writes several files or none: when one fails, those before it are restored. Ctrl+C waits until
 * all are written.
 * @throws when a file cannot be written, or a new one already exists
 */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  const done: Write[] = [];
  const wait = () => {};
  process.on('SIGINT', wait);
  try {
    for (const write of writes) {
      await mkdir(path.dirname(write.file), { recursive: true });
      // Before it is written, as a full disk may leave half of it.
      done.push(write);
      if ('write' in write) await write.write();
      else if (write.before !== undefined) await replaceFile(write.file, write.text);
      // “wx” fails if the file exists, so one that appeared in the meantime is not lost.
      else await writeFile(write.file, write.text, { flag: 'wx' });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') done.pop();
    for (const write of done.reverse()) await undo(write);
    throw error;
  } finally {
    process.off('SIGINT', wait);
  }
}

async function undo(write: Write): Promise<void> {
  if ('before' in write && write.before !== undefined) await replaceFile(write.file, write.before);
  else await rm(write.file, { force: true });
}
