import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { parseFrontMatter } from '../parse/parseFrontMatter.ts';
import { type Parsed, parseYaml } from '../parse/parseYaml.ts';
import { checkCanonical } from '../validate/checkCanonical.ts';
import { validateDocument } from '../validate/validateDocument.ts';
import { bodyFacts } from './bodyFacts.ts';
import { fieldFacts } from './fieldFacts.ts';
import type { FileFacts } from './fileFacts.ts';

/**
 * Reads all there is to know of one file.
 * @param file the path shown in findings; Markdown with front matter where it ends in `.md`
 * @param text the whole file
 */
export function gatherFacts(file: string, text: string, schema: z.ZodType): FileFacts {
  const parse = file.endsWith('.md') ? parseFrontMatter : parseYaml;
  const parsed = parse(file, text);
  const { document, diagnostics } = parsed;
  const fields = diagnostics.length > 0 ? broken(diagnostics) : fieldsOf(parsed, text, schema);
  const body = document.body && bodyFacts(document, document.body);
  if (!body) return { file, ...fields };
  return {
    file,
    ...fields,
    diagnostics: [...fields.diagnostics, ...body.diagnostics],
    contacts: [...fields.contacts, ...body.contacts],
    descriptions: [...fields.descriptions, ...body.descriptions],
    body: body.facts,
  };
}

type Fields = Omit<FileFacts, 'file' | 'body'>;

const broken = (diagnostics: readonly Diagnostic[]): Fields => ({
  diagnostics,
  references: [],
  listings: [],
  contacts: [],
  descriptions: [],
});

function fieldsOf({ document, yaml }: Parsed, text: string, schema: z.ZodType): Fields {
  const { value, diagnostics } = validateDocument(document, schema);
  if (value === undefined) return broken(diagnostics);
  const facts = fieldFacts(document, schema, value);
  const { file, data } = document;
  const canonical = yaml ? checkCanonical(file, text, schema, { yaml, data }) : [];
  return { value, ...facts, diagnostics: [...facts.diagnostics, ...canonical] };
}
