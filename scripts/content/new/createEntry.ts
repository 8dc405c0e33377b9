import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../checkContent.ts';
import { collectionTypes, contentTypes } from '../contentTypes.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Folders } from '../folders.ts';
import type { ContentModel } from '../model.ts';
import { dayOf } from '../publishing.ts';
import { pathOfEntry } from '../routes.ts';
import type { NewEntry } from '../schemas/contentType.ts';
import { addListing } from './addListing.ts';
import { type Ask, type Collected, collectAnswers } from './collectAnswers.ts';
import { entryData, entryText } from './entryText.ts';
import { entryFile } from './fileName.ts';
import type { Kind } from './kinds.ts';
import type { NewOptions } from './options.ts';
import { allQuestionsOf, type Question } from './questions.ts';
import { type Write, writeTogether } from './writeTogether.ts';

/** What was written. */
export interface Written {
  /** The new file’s path below `content/`. */
  file: string;
  /** What else was done, and what could not be, in sentences. */
  notes: readonly string[];
  /** What the check says of the new file. */
  findings: readonly Diagnostic[];
}

export type Created = Written | { problems: readonly string[]; missing: readonly Question[] };

/**
 * Writes a new content file with its pictures and lists it where its kind is listed: all of that, or
 * nothing.
 * @param ask missing where there is no terminal
 * @param now gives new posts their date
 * @returns what was written; or why nothing was
 */
export async function createEntry(
  folders: Folders,
  { kind, slug, given }: NewOptions,
  ask?: Ask,
  now = new Date(),
): Promise<Created> {
  const { model } = await checkContent(folders, now);
  const today = dayOf(now);
  const collected = await collectAnswers({ kind, model, slug, today, folders, given, ask });
  const { problems, missing } = collected;
  if (problems.length + missing.length > 0 || !collected.slug) return { problems, missing };
  const { file, write } = newFile(kind, collected.slug, collected, folders);
  const pictures = collected.pictures.map(({ source, file: name }): Write => {
    const target = path.join(folders.images, name);
    return { file: target, write: () => copyFile(source, target) };
  });
  const entry = newEntry(kind, collected.slug, collected);
  const lists = await listEntry(kind, entry, model, folders);
  await writeTogether([...pictures, write, ...lists.writes]);
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

function newFile(kind: Kind, slug: string, { answers }: Collected, { content }: Folders) {
  const schema = contentTypes[kind.collection].schema;
  const file = entryFile(kind, slug);
  const text = entryText(file, schema, allQuestionsOf(schema), answers);
  return { file, write: { file: path.join(content, file), text } };
}

function newEntry({ collection }: Kind, slug: string, { answers }: Collected): NewEntry {
  const value = entryData(allQuestionsOf(contentTypes[collection].schema), answers);
  return { slug, path: pathOfEntry(collectionTypes[collection], slug, value), value };
}

/** The changes of files that list pages like the new one, and what to say of each. */
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
      notes.push(`content/${listing.file} is as it was. ${added.problem}`);
    } else {
      writes.push({ file, text: added.text, before });
      notes.push(`content/${listing.file}: ${listing.effect}`);
    }
  }
  return { writes, notes };
}
