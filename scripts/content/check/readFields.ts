import { z } from 'zod';
import { type Diagnostic, isError } from '../model/diagnostic.ts';
import { likelyOption, metaOf, schemaAt, unwrap, valueAt } from '../model/fieldSchema.ts';
import { fillAll, typicalValues, writtenPlaceholders } from '../model/placeholders.ts';
import { sentences } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { parseFile } from '../source/parseFile.ts';
import { checkTyped } from './checkTyped.ts';
import { explainIssue, fieldPath } from './explainIssue.ts';
import { meantField } from './explainUnknownKeys.ts';
import { meantPairs } from './explainValue.ts';
import { noneAdvice } from './subject.ts';

/** What the fields of a file say, and what is wrong with them by themselves. */
export interface ReadFields {
  document: ContentDocument;
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
  const { document, diagnostics } = parseFile(file, text);
  if (diagnostics.length > 0) {
    return { document, value: undefined, isReadable: false, diagnostics };
  }
  const typed = checkTyped(document, schema);
  const { value, diagnostics: wrong } = validateDocument(document, schema);
  const told = new Set(typed.map((found) => isError(found) && found.line));
  // What is cut off is also too short, which is no second mistake.
  const others = wrong.filter(
    ({ line, rule }) => !told.has(line) || !/^too-|^wrong-form$/.test(rule),
  );
  return { document, value, isReadable: true, diagnostics: [...typed, ...others] };
}

interface Validated {
  /** The typed value; `undefined` when there is any finding. */
  value: unknown;
  diagnostics: readonly Diagnostic[];
}

/**
 * Checks one parsed file against its schema.
 * @returns the value, or every finding in words; never both
 */
function validateDocument(document: ContentDocument, schema: z.ZodType): Validated {
  const filled = fillAll(document.data, typicalValues);
  const result = schema.safeParse(filled);
  if (result.success) {
    return { value: filled === document.data ? result.data : document.data, diagnostics: [] };
  }
  const issues = result.error.issues
    .flatMap((issue) => resolveUnions(document, schema, issue))
    .filter((issue) => !isFilledLater(document, issue));
  if (issues.length === 0) return { value: document.data, diagnostics: [] };
  const diagnostics = rootCauses(document, schema, issues).flatMap((issue) =>
    explainIssue(document, schema, issue),
  );
  return { value: undefined, diagnostics: joinAdditions(diagnostics) };
}

/** How long a text with placeholders is, is known only where all files are: see `checkAsks`. */
function isFilledLater({ data }: ContentDocument, issue: z.core.$ZodIssue): boolean {
  const value = valueAt(data, fieldPath(issue));
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  return isSize && typeof value === 'string' && writtenPlaceholders(value).length > 0;
}

/** Fields that are missing beside each other are told in one go, as each would move the others. */
function joinAdditions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const joined: Diagnostic[] = [];
  for (const found of diagnostics) {
    const { addition } = found;
    const same = joined.findIndex(
      (other) => addition && other.rule === found.rule && other.addition?.after === addition.after,
    );
    const before = joined[same];
    if (!before?.addition || !addition) {
      joined.push(found);
      continue;
    }
    joined[same] = {
      ...before,
      message: `${before.message} ${found.message}`,
      help: sentences(
        noneAdvice.exec(before.help)?.[0] ?? '',
        'The page has a place for each of them.',
      ),
      addition: { ...addition, text: `${before.addition.text}\n${addition.text}` },
    };
  }
  return joined;
}

/** A field that is missing because its name is misspelt is one mistake, and a text for a list is not too long. */
function rootCauses(document: ContentDocument, schema: z.ZodType, issues: z.core.$ZodIssue[]) {
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = fieldPath(issue);
      const here = schemaAt(schema, path, document.data);
      const value = valueAt(document.data, path);
      return issue.keys.map((key) => {
        const meant = metaOf(here).retired?.[key]?.now ?? meantField(here, value, key);
        return JSON.stringify([...path, meant]);
      });
    }),
  );
  const ofWrongType = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [JSON.stringify(path)] : [])),
  );
  const ofWrongForm = new Set<string>();
  return issues.filter((issue) => {
    const path = fieldPath(issue);
    const form = issue.code === 'invalid_format' && JSON.stringify(path);
    if (form && ofWrongForm.has(form)) return false;
    if (form) ofWrongForm.add(form);
    const isSize = issue.code === 'too_small' || issue.code === 'too_big';
    if (isSize && ofWrongType.has(JSON.stringify(issue.path))) return false;
    const missing = valueAt(document.data, path) === undefined;
    const isPart = missing && meantPairs(schema, path.slice(0, -1), document.data);
    return !isPart && !(missing && misspelt.has(JSON.stringify(path)));
  });
}

/**
 * Replaces “fits none of these shapes” by what is wrong with the shape that was meant.
 * @param issue a finding of zod
 */
function resolveUnions(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: z.core.$ZodIssue,
): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const path = fieldPath(issue);
  const union = unwrap(schemaAt(schema, path, document.data) ?? schema);
  if (!(union instanceof z.ZodUnion)) return [issue];
  const option = union.def.options.indexOf(likelyOption(union, valueAt(document.data, path)));
  const nested = issue.errors[option] ?? [];
  if (nested.length === 0) return [issue];
  return nested.flatMap((inner) =>
    resolveUnions(document, schema, { ...inner, path: [...issue.path, ...inner.path] }),
  );
}
