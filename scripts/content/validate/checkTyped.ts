import { type Document, isScalar } from 'yaml';
import type { z } from 'zod';
import { isProse } from '../cures/meantValue.ts';
import { unquoted } from '../cures/typedText.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { hiddenSignIn } from '../facts/hiddenSigns.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { shortened } from '../words/shortened.ts';
import { type Leaf, schemaAt, textLeaves } from './fieldSchema.ts';

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
    return found
      ? [document.report(document.rangeOfValue(leaf.path), found)]
      : hiddenSignIn(document, leaf);
  });
}

/** Letters that a backslash turns into another sign; those with a number behind say which one is meant. */
const vanishing = /\\(?:[nrtabefvNLP_/ ])/;

function misread(
  { path, value, meta }: Leaf,
  { yaml, source }: YamlText,
  schema: z.ZodType,
  { data }: ContentDocument,
): Finding | undefined {
  const node = yaml.getIn(path, true);
  if (!isScalar(node)) return undefined;
  const leaf = schemaAt(schema, path, data);
  if (!leaf || !isProse(leaf) || meta.reference) return undefined;
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  if (node.comment !== undefined && node.comment !== null) {
    const isNote = isQuoted && /^\s/.test(node.comment);
    if (!isNote && node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED') {
      return finding('yaml-comment', { rest: shortened(`#${node.comment}`) });
    }
  }
  const written = source.slice(node.range?.[0], node.range?.[1]);
  const isEntry = typeof path.at(-1) === 'number';
  if (isEntry && node.type === 'PLAIN' && written.includes('\n')) return finding('yaml-hyphen', {});
  const [sign] = node.type === 'QUOTE_DOUBLE' ? (vanishing.exec(withoutPairs(written)) ?? []) : [];
  if (sign) return finding('yaml-backslash', { sign });
  return unquoted(value.trim()) === value.trim() ? undefined : finding('quoted-text', {});
}

/** Two backslashes are one that is meant. */
const withoutPairs = (source: string) => source.replaceAll('\\\\', '');
