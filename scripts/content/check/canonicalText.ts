import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type ToStringOptions,
  type YAMLMap,
} from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, finding, type Range } from '../model/diagnostic.ts';
import { childSchema, knownKeys, valueAt } from '../model/fieldSchema.ts';
import { type ContentDocument, keyOf, yamlNodes } from '../source/contentDocument.ts';
import { deepOffset, fileParts } from '../source/parseFile.ts';

/** One style for all files: each value on one line, so that an edit changes one line. */
export const canonicalStyle = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
  directives: false,
} as const satisfies ToStringOptions;

/**
 * A content file as it should be written: fields in the schema’s order, quotes only where they
 * are needed, one line for each value. Comments and the Markdown body stay as they are.
 * @param file its path, whose extension tells YAML from Markdown, and its whole text with `\n` only
 * @param schema the schema of the file
 * @param parsed the file, if it is parsed already; its YAML is changed in place
 * @returns the text, unchanged for a canonical file; `undefined` for one that does not parse
 */
export function canonicalText(
  file: { path: string; text: string },
  schema: z.core.$ZodType,
  parsed?: ContentDocument,
): string | undefined {
  const parts = fileParts(file.path, file.text);
  if (!parts || deepOffset(parts.yaml) !== undefined) return undefined;
  const document = parsed?.yaml ?? parseDocument(parts.yaml, { prettyErrors: false });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  // Sorting could put a reference before what it refers to, which YAML does not allow.
  if (!parsed && yamlNodes(document).some(({ node }) => isAlias(node))) return file.text;
  keepHeading(document, document.contents);
  plainNodes(document);
  sortKeys(document.contents, schema, parsed?.data ?? document.toJS());
  const yaml = document.toString(canonicalStyle);
  const isMarkdown = file.path.endsWith('.md');
  return (isMarkdown ? `---\n${yaml}` : yaml) + parts.close + parts.body;
}

/**
 * The lines of a value in canonical style.
 * @param key the field’s name; `undefined` for an entry of a list
 * @param indent how many spaces come before the name or the hyphen
 * @param isEntry whether a hyphen comes before it
 */
export function writtenValue(
  value: unknown,
  { key, indent, isEntry }: { key: string | undefined; indent: number; isEntry: boolean },
): string[] {
  const named = key === undefined ? value : { [key]: value };
  const text = stringify(isEntry ? [named] : named, {
    ...canonicalStyle,
    ...(typeof value === 'string' && value.includes('\n')
      ? { defaultStringType: 'BLOCK_LITERAL' }
      : {}),
  });
  const space = ' '.repeat(indent);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line ? space + line : line));
}

/** A comment about the file, with an empty line below it, must not move with the first field. */
function keepHeading(document: Document, contents: YAMLMap): void {
  const first = contents.items[0]?.key;
  const comment = (isNode(first) && first.commentBefore) || '';
  const end = comment.lastIndexOf('\n\n');
  if (!isNode(first) || end === -1) return;
  document.commentBefore = [document.commentBefore, comment.slice(0, end)]
    .filter(Boolean)
    .join('\n\n');
  first.commentBefore = comment.slice(end + 2);
}

/**
 * Removes the style in which each value happened to be written: quotes, folding, braces.
 * The values and comments stay.
 */
function plainNodes(document: Document): void {
  for (const { node } of yamlNodes(document)) {
    if (isCollection(node) && node.items.length > 0) node.flow = false;
    if (!isScalar(node) || typeof node.value !== 'string') continue;
    if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    else delete node.type;
  }
}

/**
 * Sorts the fields of a node, and of all nodes below it, into the schema’s order.
 * Unknown fields keep their order and come last.
 * @param value the node’s value, which decides between the options of a union
 */
function sortKeys(node: unknown, schema: z.core.$ZodType | undefined, value: unknown): void {
  if (isSeq(node)) {
    node.items.forEach((item, index) => {
      sortChild(item, schema, value, index);
    });
  }
  if (!isMap(node)) return;
  const order = schema ? knownKeys(schema, value) : [];
  const rank = (pair: Pair) => {
    const index = order.indexOf(keyOf(pair));
    return index === -1 ? order.length : index;
  };
  node.items = node.items.toSorted((a, b) => rank(a) - rank(b));
  for (const pair of node.items) sortChild(pair.value, schema, value, keyOf(pair));
  // An empty line separates a field from the one above, so the first field needs none.
  const first = node.items[0]?.key;
  if (isNode(first)) first.spaceBefore = false;
}

function sortChild(
  node: unknown,
  schema: z.core.$ZodType | undefined,
  value: unknown,
  key: string | number,
): void {
  const child = schema && childSchema(schema, key, value);
  sortKeys(node, child, valueAt(value, [key]));
}

/**
 * Reports where a file differs from its canonical text.
 * @param document free of errors; its YAML is unusable afterwards
 * @param text the whole file
 */
export function checkCanonical(
  document: ContentDocument,
  text: string,
  schema: z.ZodType,
): Diagnostic[] {
  const canonical = canonicalText({ path: document.file, text }, schema, document);
  if (canonical === undefined || canonical === text) return [];
  const { range, suggestion } = difference(text.split('\n'), canonical.split('\n'));
  return [document.report(range, finding('not-canonical', {}, { suggestion }))];
}

/** The lines that differ, and what they should be. */
function difference(
  lines: readonly string[],
  wanted: readonly string[],
): { range: Range; suggestion: string } {
  const shortest = Math.min(lines.length, wanted.length);
  // If one has extra lines, a line next to them is included too, as an empty range marks nothing.
  const start = Math.min(sharedLines(lines, wanted), shortest - 1);
  const end = Math.min(sharedLines(lines.toReversed(), wanted.toReversed()), shortest - start - 1);
  const last = lines.length - end;
  return {
    range: {
      line: start + 1,
      column: 1,
      endLine: last,
      endColumn: (lines[last - 1]?.length ?? 0) + 1,
    },
    suggestion: wanted.slice(start, wanted.length - end).join('\n'),
  };
}

function sharedLines(a: readonly string[], b: readonly string[]): number {
  const first = a.findIndex((line, index) => line !== b[index]);
  return first < 0 ? a.length : first;
}
