import { isScalar, type Scalar } from 'yaml';
import type { z } from 'zod';
import { pictureEnding } from '../model/contentFolder.ts';
import { type Diagnostic, type Finding, finding } from '../model/diagnostic.ts';
import { type FieldPath, isProse, type Leaf, textLeaves } from '../model/fieldSchema.ts';
import { shortened } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import type { PartFinding } from '../source/lines.ts';
import { unquoted } from './cures/typedLine.ts';
import { hiddenSign, hiddenSigns } from './words/withoutMarkup.ts';

/**
 * Finds texts that YAML reads without an error, but not as they were typed or meant.
 * @param schema the schema of the file, whether or not the file fits it
 */
export function checkTyped(document: ContentDocument, schema: z.ZodType): Diagnostic[] {
  return [...textLeaves(schema, document.data)].flatMap((leaf) => {
    const found = misread(leaf, document);
    if (!found) return hiddenSignIn(document, leaf);
    const range = found.rule === 'yaml-comment' ? rangeWithNote(document, leaf) : undefined;
    return [document.report(range ?? document.rangeOfValue(leaf.path), found)];
  });
}

function rangeWithNote(document: ContentDocument, { path }: Leaf) {
  const [start, end] = (document.nodeAt(path) as Scalar).range ?? [];
  if (start === undefined || end === undefined) return undefined;
  const [rest = ''] = /^[^\r\n]*/.exec(document.source.slice(end)) ?? [];
  return document.rangeOfOffsets(start, end + rest.trimEnd().length);
}

/** Letters that a backslash turns into another character; codes such as `\x41` are deliberate. */
const vanishing = /\\(?:[nrtabefvNLP_/ ])/;

function misread({ path, value, schema }: Leaf, document: ContentDocument): Finding | undefined {
  const node = document.nodeAt(path);
  if (!isScalar(node)) return undefined;
  if (isCutPicture(node)) return cutOff(node);
  if (!isProse(schema)) return undefined;
  const written = document.source.slice(node.range?.[0], node.range?.[1]);
  const [sign] = node.type === 'QUOTE_DOUBLE' ? (vanishing.exec(withoutPairs(written)) ?? []) : [];
  if (isCutOff(node)) return cutOff(node);
  if (isTwoLines(path, node, written)) return finding('yaml-hyphen', {});
  if (sign) return finding('yaml-backslash', { sign });
  return unquoted(value.trim()) === value.trim() ? undefined : finding('quoted-text', {});
}

const cutOff = ({ comment }: Scalar) => finding('yaml-comment', { rest: shortened(`#${comment}`) });

/** Phones and word processors put number signs into the names of pictures, which YAML cuts off. */
const isCutPicture = ({ comment }: Scalar) => pictureEnding.test(comment?.trim() ?? '');

/**
 * After plain words, what follows a number sign may be part of the text. After a number, a date or
 * a choice, and after a quoted text, it is clearly a note.
 */
function isCutOff({ comment, type }: Scalar): boolean {
  if (comment === undefined || comment === null || type?.startsWith('BLOCK')) return false;
  return type === 'PLAIN' || !/^\s/.test(comment);
}

/** Whether two lines of a list are read as one entry. */
const isTwoLines = (path: FieldPath, { type }: Scalar, written: string) =>
  typeof path.at(-1) === 'number' && type === 'PLAIN' && written.includes('\n');

/** Two backslashes are an intended one. */
const withoutPairs = (source: string) => source.replaceAll('\\\\', '');

/** Visible characters of our languages only: most texts need no closer look. */
const plain = /^[\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027]*$/;

/** Word processors’ special spaces, which make sense only between words. */
const edgeSpace = /^[\u00a0\u2007\u202f\u3000]|[\u00a0\u2007\u202f\u3000]$/;

/** Finds invisible characters: they come with copied words, break searches and can deceive. */
function hiddenSignIn(document: ContentDocument, { path, value }: Leaf): Diagnostic[] {
  const [sign] = edgeSpace.exec(value) ?? (plain.test(value) ? [] : (hiddenSign.exec(value) ?? []));
  if (sign === undefined) return [];
  const range = document.rangeOfWords(path, sign) ?? document.rangeOfValue(path);
  return [document.report(range, hidden(sign))];
}

/** The same in a Markdown body, once per line: a copied passage may have many. */
export function hiddenSignsIn(text: string): PartFinding[] {
  if (plain.test(text)) return [];
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: words, index }) => {
    const all = [...words.matchAll(hiddenSigns)];
    const [first, last = first] = [all[0], all.at(-1)];
    if (!first || !last) return [];
    const place = { start: index + first.index, end: index + last.index + last[0].length };
    // In place of a line break, something else is needed.
    const isNothing = all.every(([sign]) => noWidth.test(sign));
    const rest = text.slice(place.start, place.end).replaceAll(hiddenSigns, '');
    return [{ ...place, found: hidden(first[0], isNothing ? rest : undefined) }];
  });
}

const deleteIt = 'Delete it; the words around it stay.';

/** What marks where a word may be divided, or nothing at all. */
const noWidth = /[\u00ad\u200b\u2060\ufeff]/;

const hidden = (sign: string, suggestion?: string) =>
  finding(
    'hidden-sign',
    { code: `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` },
    suggestion === undefined ? {} : { suggestion, help: deleteIt },
  );
