import { type Document, isScalar, type Scalar } from 'yaml';
import type { z } from 'zod';
import { isProse } from '../cures/meantValue.ts';
import { unquoted } from '../cures/typedText.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { hiddenSignIn } from '../facts/hiddenSigns.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { shortened } from '../words/shortened.ts';
import { type Leaf, schemaAt, textLeaves } from './fieldSchema.ts';
import type { FieldPath } from './valueAt.ts';

/** Fields as they were parsed, and as they stand in the file. */
export interface YamlText {
  yaml: Document;
  source: string;
}

/**
 * Finds texts that are read without an error, but not as they were typed or meant.
 * @param schema what the file should be checked by, whether or not it fits
 */
export function checkTyped(
  document: ContentDocument,
  { yaml, source }: YamlText,
  schema: z.ZodType,
): Diagnostic[] {
  return [...textLeaves(schema, document.data)].flatMap((leaf) => {
    const found = misread(leaf, { yaml, source }, schema, document);
    if (!found) return hiddenSignIn(document, leaf);
    const isCut = found.rule === 'yaml-comment';
    const range = isCut ? rangeWithNote(document, { yaml, source }, leaf) : undefined;
    return [document.report(range ?? document.rangeOfValue(leaf.path), found)];
  });
}

function rangeWithNote(document: ContentDocument, { yaml, source }: YamlText, { path }: Leaf) {
  const [start, end] = (yaml.getIn(path, true) as Scalar).range ?? [];
  if (start === undefined || end === undefined) return undefined;
  const [rest = ''] = /^[^\r\n]*/.exec(source.slice(end)) ?? [];
  return document.rangeOfOffsets(start, end + rest.trimEnd().length);
}

/** Letters that a backslash turns into another sign; those with a number behind say which one is meant. */
const vanishing = /\\(?:[nrtabefvNLP_/ ])/;

function misread(
  { path, value }: Leaf,
  { yaml, source }: YamlText,
  schema: z.ZodType,
  { data }: ContentDocument,
): Finding | undefined {
  const node = yaml.getIn(path, true);
  const leaf = schemaAt(schema, path, data);
  if (!isScalar(node) || !leaf) return undefined;
  if (isCutPicture(node)) return cutOff(node);
  if (!isProse(leaf)) return undefined;
  const written = source.slice(node.range?.[0], node.range?.[1]);
  const [sign] = node.type === 'QUOTE_DOUBLE' ? (vanishing.exec(withoutPairs(written)) ?? []) : [];
  if (isCutOff(node)) return cutOff(node);
  if (isTwoLines(path, node, written)) return finding('yaml-hyphen', {});
  if (sign) return finding('yaml-backslash', { sign });
  return unquoted(value.trim()) === value.trim() ? undefined : finding('quoted-text', {});
}

const cutOff = ({ comment }: Scalar) => finding('yaml-comment', { rest: shortened(`#${comment}`) });

/** Phones and word processors put number signs into the names of pictures. */
const isCutPicture = ({ comment }: Scalar) =>
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?)$/i.test(comment?.trim() ?? '');

/**
 * Behind words, what follows a number sign may be meant to be read. A note is plain to see behind a
 * number, a date or a choice, and behind a text that is whole between its quotes.
 */
function isCutOff({ comment, type }: Scalar): boolean {
  if (comment === undefined || comment === null || type?.startsWith('BLOCK')) return false;
  return type === 'PLAIN' || !/^\s/.test(comment);
}

/** Two lines of a list that are read as one entry. */
const isTwoLines = (path: FieldPath, { type }: Scalar, written: string) =>
  typeof path.at(-1) === 'number' && type === 'PLAIN' && written.includes('\n');

/** Two backslashes are one that is meant. */
const withoutPairs = (source: string) => source.replaceAll('\\\\', '');
