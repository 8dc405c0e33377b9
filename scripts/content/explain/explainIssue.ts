import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument, FieldPath } from '../parse/contentDocument.ts';
import { knownKeys, labelOf, metaOf, schemaAt, valueAt } from '../validate/fieldSchema.ts';
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
  const { message, help, suggestion } = explainValue(subject, issue);
  return [
    document.error(document.rangeOfValue(path), {
      rule: ruleByCode[issue.code] ?? 'invalid-value',
      message,
      help: help || subject.purpose,
      ...(suggestion ? { suggestion } : {}),
    }),
  ];
}

/** zod allows symbols in paths; YAML has none. */
export const fieldPath = (issue: Issue): FieldPath =>
  issue.path.filter((key) => typeof key !== 'symbol');

const ruleByCode: Partial<Record<Issue['code'], string>> = {
  invalid_type: 'wrong-type',
  invalid_value: 'not-allowed',
  too_small: 'too-short',
  too_big: 'too-long',
  invalid_format: 'wrong-form',
  invalid_union: 'not-allowed',
};

function explainUnknownKeys(subject: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, schema, path, value } = subject;
  const here = schemaAt(schema, path, document.data);
  return keys.map((key) => {
    const guess = meantField(here, value, key);
    return document.error(document.rangeOfKey([...path, key]), {
      rule: 'unknown-field',
      message: `${path.length > 0 ? subject.label : 'This file'} has no field named “${key}”.`,
      help: didYouMean(key, guess ? [guess] : knownKeys(here, value), 'Its fields are'),
      ...(guess ? { suggestion: guess } : {}),
    });
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
  return document.error(document.rangeOfKey(path), {
    rule: 'missing-field',
    message: `${label} is missing.`,
    help: `Add a line “${typeof key === 'string' ? key : '-'}: …”. ${purpose}`.trim(),
  });
}

interface Words {
  message: string;
  help?: string;
  suggestion?: string;
}

function explainValue({ label, value, purpose }: Subject, issue: Issue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: `${label} must be ${kindName(issue.expected)}, but it is ${kindOf(value)}.`,
        help:
          typeof value === 'number' || typeof value === 'boolean'
            ? `Put it between single quotes: '${value}'. ${purpose}`
            : purpose,
      };
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const guess = nearest(String(value), allowed);
      return {
        message: `${label} cannot be ${quote(value)}.`,
        help: guess ? `Did you mean “${guess}”?` : `Allowed: ${allowed.join(', ')}.`,
        ...(guess ? { suggestion: guess } : {}),
      };
    }
    case 'too_small':
      return sizeWords(
        label,
        value,
        issue.origin,
        Number(issue.minimum),
        issue.exact ? 'exactly' : 'at least',
        purpose,
      );
    case 'too_big':
      return sizeWords(
        label,
        value,
        issue.origin,
        Number(issue.maximum),
        issue.exact ? 'exactly' : 'at most',
        purpose,
      );
    case 'invalid_format':
      return {
        message: `${label} is not written as it should be: ${quote(value)}.`,
        help: purpose,
      };
    case 'custom':
      return { message: issue.message, help: purpose };
    default:
      return { message: `${label} is not right: ${quote(value)}.`, help: purpose };
  }
}

function sizeWords(
  label: string,
  value: unknown,
  origin: string,
  limit: number,
  bound: string,
  purpose: string,
): Words {
  if (origin === 'string') {
    const { length } = String(value);
    if (length === 0) return { message: `${label} is empty.`, help: purpose };
    return {
      message: `${label} is ${length} characters long; it needs ${bound} ${limit}.`,
      help: purpose,
    };
  }
  if (origin === 'array') {
    const length = Array.isArray(value) ? value.length : 0;
    return {
      message: `${label} has ${length} entries; it needs ${bound} ${limit}.`,
      help: purpose,
    };
  }
  return { message: `${label} is ${quote(value)}; it must be ${bound} ${limit}.`, help: purpose };
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
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}
