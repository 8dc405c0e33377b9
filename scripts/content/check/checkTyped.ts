import { isScalar, type Scalar } from 'yaml';
import type { z } from 'zod';
import { pictureEnding } from '../model/contentFolder.ts';
import { type Diagnostic, type Finding, finding } from '../model/diagnostic.ts';
import { type FieldPath, isProse, type Leaf, textLeaves } from '../model/fieldSchema.ts';
import { shortened } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { unquoted } from './cures/typedLine.ts';
import { hiddenFinding, strangeSigns } from './words/strangeSigns.ts';

/**
 * Finds texts that YAML reads without an error, but not as they were typed or meant.
 * @param schema the schema of the file, whether or not the file fits it
 */
export function checkTyped(document: ContentDocument, schema: z.ZodType): Diagnostic[] {
  return [...textLeaves(schema, document.data)].flatMap((leaf) => {
    const found = misread(leaf, document);
    if (!found) return strangeSignsIn(document, leaf);
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

/** Word processors’ special spaces, which make sense only between words. */
const edgeSpace = /^[\u00a0\u2007\u202f\u3000]|[\u00a0\u2007\u202f\u3000]$/;

/** Finds characters that no one can see or that are garbled. */
function strangeSignsIn(document: ContentDocument, { path, value }: Leaf): Diagnostic[] {
  const [space] = edgeSpace.exec(value) ?? [];
  if (space) return [document.reportWords(path, space, hiddenFinding(space))];
  return strangeSigns(value).map(({ start, end, found }) =>
    document.reportWords(path, value.slice(start, end), found),
  );
}
