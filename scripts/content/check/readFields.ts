import type { Document } from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, isError } from '../model/diagnostic.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { parseFile } from '../source/frontMatter.ts';
import { checkTyped } from './checkTyped.ts';
import { validateDocument } from './validateDocument.ts';

/** What the fields of a file say, and what is wrong with them by themselves. */
export interface ReadFields {
  document: ContentDocument;
  yaml: Document | undefined;
  /** Typed by the schema; `undefined` while a field is wrong. */
  value: unknown;
  /** Whether the fields could be read at all; if not, the findings are about how they are written. */
  isReadable: boolean;
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads the fields of a file.
 * @param file the path shown in findings, whose ending tells YAML from Markdown
 * @param text the whole file; what follows front matter is not looked at
 */
export function readFields(file: string, text: string, schema: z.ZodType): ReadFields {
  const { document, yaml, source, diagnostics } = parseFile(file, text);
  if (diagnostics.length > 0 || !yaml) {
    return { document, yaml, value: undefined, isReadable: false, diagnostics };
  }
  const typed = checkTyped(document, source, schema);
  const { value, diagnostics: wrong } = validateDocument(document, schema);
  const told = new Set(typed.map((found) => isError(found) && found.line));
  // What is cut off is also too short, which is no second mistake.
  const others = wrong.filter(
    ({ line, rule }) => !told.has(line) || !/^too-|^wrong-form$/.test(rule),
  );
  return { document, yaml, value, isReadable: true, diagnostics: [...typed, ...others] };
}
