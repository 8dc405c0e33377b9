import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument, FieldPath } from '../parse/contentDocument.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { knownKeys, labelOf, metaOf, schemaAt } from '../validate/fieldSchema.ts';
import { valueAt } from '../validate/valueAt.ts';
import { didYouMean, nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** What an issue is about, worked out once for all explanations. */
interface Subject {
  document: ContentDocument;
  schema: z.core.$ZodType;
  path: FieldPath;
  /** The field’s name, for example “Step 3 → Title”. */
  label: string;
  value: unknown;
  /** What the schema says the field is for. */
  purpose: string;
}

/**
 * Turns one finding of zod into words for an editor.
 * @param document the file, which knows its places
 * @param schema the file’s schema
 * @param issue as zod reports it, unions resolved
 */
export function explainIssue(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: Issue,
): Diagnostic[] {
  const path = fieldPath(issue);
  const meta = metaOf(schemaAt(schema, path, document.data));
  const subject: Subject = {
    document,
    schema,
    path,
    label: labelOf(schema, path, document.data) || 'This file',
    value: valueAt(document.data, path),
    purpose: meta.description ? `${meta.description}.` : '',
  };
  if (issue.code === 'unrecognized_keys') return explainUnknownKeys(subject, issue.keys);
  if (subject.value === undefined) return [explainMissing(subject)];
  return [document.report(document.rangeOfValue(path), explainValue(subject, issue))];
}

/** zod allows symbols in paths; YAML has none. */
export const fieldPath = (issue: Issue): FieldPath =>
  issue.path.filter((key) => typeof key !== 'symbol');

function explainUnknownKeys(subject: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, schema, path, value } = subject;
  const here = schemaAt(schema, path, document.data);
  return keys.map((key) => {
    const guess = meantField(here, value, key);
    const known = guess ? [guess] : knownKeys(here, value);
    const found = finding(
      'unknown-field',
      { label: path.length > 0 ? subject.label : 'This file', key },
      { help: didYouMean(key, known, 'Its fields are'), suggestion: guess },
    );
    return document.report(document.rangeOfKey([...path, key]), found);
  });
}

/** The field that a misspelt one was meant to be, if one is near and not there yet. */
export function meantField(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  key: string,
): string | undefined {
  return nearest(key, unusedOf(knownKeys(schema, value), value));
}

const unusedOf = (keys: readonly string[], value: unknown) =>
  keys.filter((key) => valueAt(value, [key]) === undefined);

function explainMissing({ document, path, label, purpose }: Subject): Diagnostic {
  const key = path.at(-1);
  const line = typeof key === 'string' ? `${key}: …` : '- …';
  const help = `Add a line “${line}”. ${purpose}`.trim();
  return document.report(document.rangeOfKey(path), finding('missing-field', { label }, { help }));
}

function explainValue({ label, value, purpose }: Subject, issue: Issue): Finding {
  const found = quote(value);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(label, value, issue.expected, purpose);
    case 'invalid_value':
      return notAllowed(label, value, issue.values.map(String));
    case 'too_small':
      return wrongSize('too-short', label, value, issue, Number(issue.minimum), purpose);
    case 'too_big':
      return wrongSize('too-long', label, value, issue, Number(issue.maximum), purpose);
    case 'invalid_format':
      return finding('wrong-form', { label, found }, { help: purpose });
    case 'custom':
      return finding('invalid-value', { problem: issue.message }, { help: purpose });
    default:
      return finding('not-allowed', { label, found }, { help: purpose });
  }
}

const booleanWords = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['no', 'false'],
  ['off', 'false'],
]);

function wrongType(label: string, value: unknown, expected: string, purpose: string): Finding {
  const params = { label, expected: kindName(expected), found: kindOf(value) };
  const meant = expected === 'boolean' && booleanWords.get(String(value).toLowerCase());
  if (meant) return finding('wrong-type', params, { help: `Write ${meant}.`, suggestion: meant });
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (expected !== 'string' || !isScalar) return finding('wrong-type', params, { help: purpose });
  const suggestion = `'${value}'`;
  const help = `Put it between single quotes: ${suggestion}. ${purpose}`.trim();
  return finding('wrong-type', params, { help, suggestion });
}

function notAllowed(label: string, value: unknown, allowed: readonly string[]): Finding {
  const meant = allowed.includes('true') && booleanWords.get(String(value).toLowerCase());
  const guess = meant || nearest(String(value), allowed);
  const help = guess ? `Did you mean “${guess}”?` : `Allowed: ${allowed.join(', ')}.`;
  return finding('not-allowed', { label, found: quote(value) }, { help, suggestion: guess });
}

function wrongSize(
  rule: 'too-short' | 'too-long',
  label: string,
  value: unknown,
  { origin, exact }: { origin: string; exact?: boolean | undefined },
  limit: number,
  help: string,
): Finding {
  const atLeast = rule === 'too-short' ? 'at least' : 'at most';
  const bound = `${exact ? 'exactly' : atLeast} ${limit}`;
  return finding(rule, { label, size: sizeOf(value, origin), bound }, { help });
}

function sizeOf(value: unknown, origin: string): string {
  if (origin === 'array') {
    const length = Array.isArray(value) ? value.length : 0;
    return `has ${length} ${length === 1 ? 'entry' : 'entries'}`;
  }
  if (origin !== 'string') return `is ${quote(value)}`;
  const { length } = String(value);
  return length === 0 ? 'is empty' : `is ${length} characters long`;
}

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const kindName = (kind: string) => kindNames[kind] ?? kind;

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return kindNames[typeof value] ?? 'something else';
}

function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}
