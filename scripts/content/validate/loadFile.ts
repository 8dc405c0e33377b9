import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { parseFrontMatter } from '../parse/parseFrontMatter.ts';
import { parseYaml } from '../parse/parseYaml.ts';
import { checkCanonical } from './checkCanonical.ts';
import { validateDocument } from './validateDocument.ts';

/** A file by itself: parsed and checked against its schema. */
export interface LoadedFile {
  document: ContentDocument;
  /** The typed value; `undefined` when there is an error. */
  value: unknown;
  diagnostics: readonly Diagnostic[];
}

/** While editing, all files but one are as they were a moment ago. */
const loaded = new Map<string, { text: string; schema: z.ZodType; result: LoadedFile }>();

/**
 * @param file the path shown in findings
 * @param text the whole file; Markdown with front matter where the name ends in `.md`
 */
export function loadFile(file: string, text: string, schema: z.ZodType): LoadedFile {
  const known = loaded.get(file);
  if (known?.text === text && known.schema === schema) return known.result;
  const result = load(file, text, schema);
  loaded.set(file, { text, schema, result });
  return result;
}

function load(file: string, text: string, schema: z.ZodType): LoadedFile {
  const parse = file.endsWith('.md') ? parseFrontMatter : parseYaml;
  const { document, diagnostics } = parse(file, text);
  if (diagnostics.length > 0) return { document, value: undefined, diagnostics };
  const validated = validateDocument(document, schema);
  if (validated.value === undefined) return { document, ...validated };
  return { document, value: validated.value, diagnostics: checkCanonical(file, text, schema) };
}
