import { z } from 'zod';
import { type Diagnostic, isError } from '../model/diagnostic.ts';
import { likelyOption, metaOf, schemaAt, unwrap, valueAt } from '../model/fieldSchema.ts';
import { fillAll, typicalValues, writtenPlaceholders } from '../model/placeholders.ts';
import { sentences } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { parseFile } from '../source/parseFile.ts';
import { checkTyped } from './checkTyped.ts';
import { explainMissing } from './explainMissing.ts';
import { explainPairs, meantPairs } from './explainSeveralKeys.ts';
import { explainShape } from './explainShape.ts';
import { explainMisspeltKind, explainUnknownKeys, meantField } from './explainUnknownKeys.ts';
import { explainValue } from './explainValue.ts';
import { fieldPath, type Issue, noneAdvice, subjectAt } from './subject.ts';

/** The fields of a file, and what is wrong with them on their own. */
export interface ReadFields {
  document: ContentDocument;
  /** Typed by the schema; `undefined` if a field is wrong. */
  value: unknown;
  /** Whether the fields could be parsed; if not, the findings are about syntax. */
  isReadable: boolean;
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads the fields of a file.
 * @param file the path shown in findings, whose extension tells YAML from Markdown
 * @param text the whole file; what follows front matter is ignored
 */
export function readFields(file: string, text: string, schema: z.ZodType): ReadFields {
  const { document, diagnostics } = parseFile(file, text);
  if (diagnostics.length > 0) {
    return { document, value: undefined, isReadable: false, diagnostics };
  }
  const typed = checkTyped(document, schema);
  const { value, diagnostics: wrong } = validateDocument(document, schema);
  const told = new Set(typed.map((found) => isError(found) && found.line));
  // A text that is cut off may also be too short, but that is not a second mistake.
  const others = wrong.filter(
    ({ line, rule }) => !told.has(line) || !/^too-|^wrong-form$/.test(rule),
  );
  return { document, value, isReadable: true, diagnostics: [...typed, ...others] };
}

/**
 * Checks one parsed file against its schema.
 * @returns the value or the findings, never both
 */
function validateDocument(
  document: ContentDocument,
  schema: z.ZodType,
): Pick<ReadFields, 'value' | 'diagnostics'> {
  const filled = fillAll(document.data, typicalValues);
  const result = schema.safeParse(filled);
  if (result.success) {
    return { value: filled === document.data ? result.data : document.data, diagnostics: [] };
  }
  const issues = result.error.issues
    .flatMap((issue) => resolveUnions(document, schema, issue))
    .filter((issue) => !isFilledLater(document, issue));
  if (issues.length === 0) return { value: document.data, diagnostics: [] };
  const told = rootCauses(document, schema, issues).flatMap((issue) =>
    explainIssue(document, schema, issue),
  );
  return { value: undefined, diagnostics: joinAdditions(told) };
}

/**
 * Turns one issue of zod into findings for an editor.
 * @param issue as zod reports it, with unions resolved
 */
function explainIssue(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: Issue,
): Diagnostic[] {
  const subject = subjectAt(document, schema, fieldPath(issue));
  const shaped = explainPairs(subject) ?? explainShape(subject);
  if (shaped) return [shaped];
  if (issue.code === 'unrecognized_keys') return explainUnknownKeys(subject, issue.keys);
  if (subject.value === undefined) {
    return explainMisspeltKind(subject) ?? [explainMissing(subject)];
  }
  return [explainValue(subject, issue)];
}

const isSize = ({ code }: Issue) => code === 'too_small' || code === 'too_big';

/** The length of a text with placeholders depends on all files: see `checkAsks`. */
function isFilledLater({ data }: ContentDocument, issue: Issue): boolean {
  const value = valueAt(data, fieldPath(issue));
  return isSize(issue) && typeof value === 'string' && writtenPlaceholders(value).length > 0;
}

/** Joins findings on adjacent missing fields, as adding one would move the others. */
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

/** Drops issues that follow from others: a misspelled field is not also reported as missing. */
function rootCauses(document: ContentDocument, schema: z.ZodType, issues: Issue[]) {
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
    const place = JSON.stringify(path);
    if (issue.code === 'invalid_format') {
      if (ofWrongForm.has(place)) return false;
      ofWrongForm.add(place);
    }
    if (isSize(issue) && ofWrongType.has(place)) return false;
    if (valueAt(document.data, path) !== undefined) return true;
    return !meantPairs(schema, path.slice(0, -1), document.data) && !misspelt.has(place);
  });
}

/**
 * Replaces “matches no option of the union” with what is wrong with the option that was meant.
 * @param issue an issue of zod
 */
function resolveUnions(document: ContentDocument, schema: z.core.$ZodType, issue: Issue): Issue[] {
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
