import type { z } from 'zod';
import { type Diagnostic, isError } from '../model/diagnostic.ts';
import { metaOf, valueAt } from '../model/fieldSchema.ts';
import { fillAll, typicalValues, writtenPlaceholders } from '../model/placeholders.ts';
import { sentences } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { lineOfField } from '../source/fieldLines.ts';
import { parseFile } from '../source/parseFile.ts';
import { checkTyped } from './checkTyped.ts';
import { additionBelow, explainMissing, joinAdditions } from './explainMissing.ts';
import { explainPairs, meantPairs } from './explainPairs.ts';
import { explainSplit } from './explainSeveralKeys.ts';
import { explainShape } from './explainShape.ts';
import {
  explainMisspeltKind,
  explainUnknownKeys,
  meantField,
  readAsMeant,
} from './explainUnknownKeys.ts';
import { explainValue } from './explainValue.ts';
import { fieldPath, resolveUnions } from './resolveUnions.ts';
import { adviseNone, type Issue, meansNone, type Subject, subjectAt } from './subject.ts';

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
  const breaches = result.error.issues
    .flatMap((issue) => resolveUnions(document, schema, issue))
    .map((issue) => ({ issue, subject: subjectAt(document, schema, fieldPath(issue)) }))
    .filter((breach) => !isFilledLater(breach));
  if (breaches.length === 0) return { value: document.data, diagnostics: [] };
  return {
    value: undefined,
    diagnostics: joinAdditions(rootCauses(breaches).flatMap(explainBreach)),
  };
}

/** An issue of zod, with unions resolved, and what it is about. */
interface Breach {
  issue: Issue;
  subject: Subject;
}

/** Turns a breach of the schema into findings for an editor. */
function explainBreach({ issue, subject }: Breach): Diagnostic[] {
  const shaped = explainPairs(subject) ?? explainSplit(subject) ?? explainShape(subject);
  if (shaped) return [shaped];
  if (issue.code === 'unrecognized_keys') {
    return [...explainUnknownKeys(subject, issue.keys), ...explainMisspelt(subject, issue.keys)];
  }
  if (subject.value === undefined) {
    return explainMisspeltKind(subject) ?? [explainMissing(subject)];
  }
  return [explainField({ issue, subject })];
}

/** What is wrong with the values of misspelled fields, told in the same round as their names. */
function explainMisspelt(group: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, schema, path, value } = group;
  return keys.flatMap((key) => {
    const { name, issue } = readAsMeant(group, key);
    if (name === undefined || !issue) return [];
    const meant = subjectAt(document, schema, [...path, name], valueAt(value, [key]));
    const breach = { issue, subject: { ...meant, path: [...path, key] } };
    return isFilledLater(breach) ? [] : explainBreach(breach);
  });
}

/** Reports a field with a value that does not fit, or that is empty. */
function explainField({ issue, subject }: Breach): Diagnostic {
  const { document, path, value, purpose } = subject;
  const found = explainValue(subject, issue);
  const addition = value === null ? additionBelow(subject) : undefined;
  const filled = addition ? { ...found, help: purpose || found.help, addition } : found;
  const advice = typeof value === 'object' && value ? '' : adviseNone(subject);
  const line = advice && meansNone(value) ? lineOfField(document, path) : undefined;
  const told = { ...filled, help: sentences(advice, filled.help) };
  return line
    ? document.report(line, { ...told, suggestion: '' })
    : document.report(rangeOf(subject), told);
}

/** An empty value cannot be marked, and a list would be marked on its first line only. */
function rangeOf({ document, path, value }: Subject) {
  const isNamed = value === null || Array.isArray(value);
  return isNamed ? document.rangeOfKey(path) : document.rangeOfValue(path);
}

const isSize = ({ code }: Issue) => code === 'too_small' || code === 'too_big';

/** The length of a text with placeholders depends on all files: see `checkAsks`. */
const isFilledLater = ({ issue, subject: { value } }: Breach): boolean =>
  isSize(issue) && typeof value === 'string' && writtenPlaceholders(value).length > 0;

/** Drops breaches that follow from others: a misspelled field is not also reported as missing. */
function rootCauses(breaches: readonly Breach[]): Breach[] {
  const misspelt = new Set(
    breaches.flatMap(({ issue, subject: { path, field, value } }) => {
      if (issue.code !== 'unrecognized_keys') return [];
      return issue.keys.map((key) => {
        const meant = metaOf(field).retired?.[key]?.now ?? meantField(field, value, key);
        return JSON.stringify([...path, meant]);
      });
    }),
  );
  const ofWrongType = new Set(
    breaches.flatMap(({ issue, subject: { path } }) =>
      issue.code === 'invalid_type' ? [JSON.stringify(path)] : [],
    ),
  );
  const ofWrongForm = new Set<string>();
  return breaches.filter(({ issue, subject: { document, schema, path, value } }) => {
    const place = JSON.stringify(path);
    if (issue.code === 'invalid_format') {
      if (ofWrongForm.has(place)) return false;
      ofWrongForm.add(place);
    }
    if (isSize(issue) && ofWrongType.has(place)) return false;
    if (value !== undefined) return true;
    return !meantPairs(schema, path.slice(0, -1), document.data) && !misspelt.has(place);
  });
}
