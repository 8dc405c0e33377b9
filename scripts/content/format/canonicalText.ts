import { type Document, isMap, parseDocument, type ToStringOptions } from 'yaml';
import type { z } from 'zod';
import { fileParts } from './fileParts.ts';
import { plainNodes } from './plainNodes.ts';
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

/** More repeats than this are refused when the content is read, so they are not unfolded here. */
const maxAliases = 100;

/**
 * A content file as it should be written: fields in the schema’s order, quotes only where they
 * are needed, one line for each value. Comments and the Markdown body stay as they are.
 * @param file its path, whose ending tells YAML from Markdown, and its whole text
 * @param schema what the file is checked by
 * @returns the text, the same as before for a canonical file; `undefined` for one that does not
 * parse
 */
export function canonicalText(
  file: { path: string; text: string },
  schema: z.core.$ZodType,
): string | undefined {
  const parts = fileParts(file.path, file.text);
  if (!parts) return undefined;
  const document = parseDocument(parts.yaml, { prettyErrors: false });
  const data = dataOf(document);
  if (data === undefined || !isMap(document.contents)) return undefined;
  plainNodes(document);
  sortKeys(document.contents, schema, data);
  const yaml = document.toString(canonicalStyle);
  const isMarkdown = file.path.endsWith('.md');
  const text = isMarkdown ? `---\n${yaml}` : yaml;
  return withLineEnds(text, parts.before + parts.yaml) + parts.after;
}

function dataOf(document: Document.Parsed): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS({ maxAliasCount: maxAliases });
  } catch {
    return undefined;
  }
}

/** Git for Windows may check files out with CRLF: that is its business, not an editor’s mistake. */
const withLineEnds = (text: string, original: string) =>
  /^[^\n]*\r\n/.test(original) ? text.replaceAll('\n', '\r\n') : text;
