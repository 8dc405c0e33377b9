import {
  type Document,
  isMap,
  isNode,
  parseDocument,
  type ToStringOptions,
  type YAMLMap,
} from 'yaml';
import type { z } from 'zod';
import { fileParts } from '../parse/fileParts.ts';
import { hasAliases, plainNodes } from './plainNodes.ts';
import { sortKeys } from './sortKeys.ts';

/** One form for all: each value on one line, so that an edit is a change of one line. */
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
 * @param file its path, whose ending tells YAML from Markdown, and its whole text
 * @param schema what the file is checked by
 * @param parsed the file’s YAML, which is changed, and its values, where it is parsed already
 * @returns the text, the same as before for a canonical file; `undefined` for one that does not
 * parse
 */
export function canonicalText(
  file: { path: string; text: string },
  schema: z.core.$ZodType,
  parsed?: { yaml: Document; data: unknown },
): string | undefined {
  const parts = fileParts(file.path, file.text);
  if (!parts) return undefined;
  const document = parsed?.yaml ?? parseDocument(parts.yaml, { prettyErrors: false });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  // Sorting could put a reference before what it refers to, which YAML does not allow.
  if (!parsed && hasAliases(document)) return file.text;
  keepHeading(document, document.contents);
  plainNodes(document);
  sortKeys(document.contents, schema, parsed?.data ?? document.toJS());
  const yaml = document.toString(canonicalStyle);
  const isMarkdown = file.path.endsWith('.md');
  const text = isMarkdown ? `---\n${yaml}` : yaml;
  return withLineEnds(text, parts.before + parts.yaml) + parts.close + parts.body;
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

/** Git for Windows may check files out with CRLF: that is its business, not an editor’s mistake. */
const withLineEnds = (text: string, original: string) =>
  /^[^\n]*\r\n/.test(original) ? text.replaceAll('\n', '\r\n') : text;
