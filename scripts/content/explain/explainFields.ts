import { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { finding } from '../rules/finding.ts';
import { knownKeys, schemaAt, unwrap } from '../validate/fieldSchema.ts';
import { valueAt } from '../validate/valueAt.ts';
import { shortened } from '../words/shortened.ts';
import { didYouMean, nearest } from './nearest.ts';
import { type Subject, sentences } from './subject.ts';

/** More than this is one mistake, made by a program. */
const maxTold = 20;

/** @param subject the group that the fields stand in */
export function explainUnknownKeys(subject: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, schema, path, value } = subject;
  const here = schemaAt(schema, path, document.data);
  return keys.slice(0, maxTold).map((key) => {
    const guess = meantField(here, value, key);
    const known = guess ? [guess] : knownKeys(here, value);
    const found = finding(
      'unknown-field',
      { label: path.length > 0 ? subject.label : 'This file', key: shortened(key) },
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

export function explainMissing({ document, schema, path, label, purpose }: Subject): Diagnostic {
  const toAdd = whatToAdd(schemaAt(schema, path, document.data), path.at(-1));
  const found = finding('missing-field', { label }, { help: sentences(toAdd, purpose) });
  return document.report(document.rangeOfKey(path), found);
}

function whatToAdd(field: z.core.$ZodType | undefined, key: string | number | undefined): string {
  if (typeof key !== 'string') return 'Add a line “- …”.';
  if (field && unwrap(field) instanceof z.ZodArray) {
    return `Add a line “${key}:”, and below it a line “  - …” for each entry.`;
  }
  const fields = knownKeys(field, undefined);
  return fields.length > 0
    ? `Add a line “${key}:”, and below it, two spaces further in, its fields: ${fields.join(', ')}.`
    : `Add a line “${key}: …”.`;
}
