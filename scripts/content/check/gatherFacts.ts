import type { Root } from 'mdast';
import type { z } from 'zod';
import { maxTextBytes } from '../model/contentFolder.ts';
import { type Diagnostic, lastLineOf, type Range } from '../model/diagnostic.ts';
import { type FileFacts, noFacts } from '../model/fileFacts.ts';
import { withLineFeeds } from '../source/lines.ts';
import { tooLarge } from '../source/tooLarge.ts';
import { bodyFacts } from './body/bodyFacts.ts';
import { checkCanonical } from './canonicalText.ts';
import { cureFindings } from './cures/cureFindings.ts';
import { fieldFacts, unfitFacts } from './fieldFacts.ts';
import { type ReadFields, readFields } from './readFields.ts';

const isList = ({ rule }: Diagnostic) => rule === 'pretend-list';

/**
 * Gathers all facts about one file.
 * @param file the path shown in findings; Markdown with front matter if it ends in `.md`
 * @param text the whole file, with `\n` as line breaks
 */
export const gatherFacts = (file: string, text: string, schema: z.ZodType): FileFacts =>
  gatherWithTree(file, text, schema).facts;

/** The same for a text that was not read from a file, so it may exceed the size limit. */
export function gatherTyped(file: string, text: string, schema: z.ZodType): FileFacts {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= maxTextBytes) return gatherFacts(file, withLineFeeds(text), schema);
  const beginning = text.slice(0, maxTextBytes);
  return { file, ...noFacts, diagnostics: [tooLarge(file, bytes, beginning)] };
}

/** The same, with the body’s syntax tree. */
export function gatherWithTree(
  file: string,
  text: string,
  schema: z.ZodType,
): { facts: FileFacts; tree?: Root } {
  const read = readFields(file, text, schema);
  const fields = fieldsOf(read, text, schema);
  const diagnostics = cureFindings({ file, text, schema }, read, fields.diagnostics);
  const body = read.document.body && bodyFacts(read.document, read.document.body);
  if (!body) return { facts: { file, ...fields, diagnostics } };
  const facts = {
    file,
    ...fields,
    diagnostics: [...diagnostics, ...body.diagnostics],
    contacts: [...fields.contacts, ...body.contacts],
    counts: [...fields.counts, ...body.counts],
    asks: [...fields.asks, ...body.asks],
    descriptions: [...fields.descriptions, ...body.descriptions],
    photoRequests: [...fields.photoRequests, ...body.photoRequests],
    body: body.facts,
  };
  return { facts, tree: body.tree };
}

function fieldsOf(
  read: ReadFields,
  text: string,
  schema: z.ZodType,
): Omit<FileFacts, 'file' | 'body'> {
  const { document, value, isReadable, diagnostics } = read;
  if (value === undefined) {
    if (!isReadable) return { ...noFacts, diagnostics };
    // The other fields are checked all the same, so that an editor sees everything in one round.
    const others = unfitFacts(document, schema);
    const isOther = (range: Range) => !diagnostics.some((found) => isIn(range, found));
    return {
      ...noFacts,
      diagnostics: [...diagnostics, ...others.diagnostics.filter(isOther)],
      references: others.references.filter(({ range }) => isOther(range)),
      contacts: others.contacts.filter(({ range }) => isOther(range)),
      photoRequests: others.photoRequests.filter(({ range }) => isOther(range)),
    };
  }
  const facts = fieldFacts(document, schema, value);
  // The canonical form of a misread text would be made of the wrong reading, and a list on one line.
  const isMisread = diagnostics.length > 0 || facts.diagnostics.some(isList);
  const canonical = isMisread ? [] : checkCanonical(document, text, schema);
  // A name cut off by a comment leads nowhere, but that is not a second mistake.
  const cut = new Set(diagnostics.map(({ rule, line }) => rule === 'yaml-comment' && line));
  return {
    value,
    ...facts,
    references: facts.references.filter(({ range }) => !cut.has(range.line)),
    diagnostics: [...diagnostics, ...facts.diagnostics, ...canonical],
  };
}

/** Whether a range starts on a line that a finding marks. */
const isIn = ({ line }: Range, found: Range): boolean =>
  line >= found.line && line <= lastLineOf(found);
