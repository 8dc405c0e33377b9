import { z } from 'zod';
import { finding } from '../model/diagnostic.ts';
import {
  type FieldPath,
  isProse,
  isRecord,
  metaOf,
  optionsOf,
  schemaAt,
  unwrap,
  valueAt,
} from '../model/fieldSchema.ts';
import { writtenValue } from './canonicalText.ts';
import { meantValue } from './cures/meantValue.ts';
import { requiredIn } from './explainSeveralKeys.ts';
import type { Explain } from './subject.ts';

/**
 * Pairs like “access_key: abc” or “Facebook: https://…” in a list whose entries have one field for
 * the first part and one for the second.
 */
export const explainPairs: Explain = ({ document, schema, path, label, value }) => {
  const entries = meantPairs(schema, path, document.data);
  if (!entries) return undefined;
  const keys = Object.keys(value as object);
  const named = keys.map((key) => [...path, key]);
  const range = document.rangeOfFields(named[0] ?? path, named.at(-1));
  const isEntry = typeof path.at(-1) === 'number';
  const indent = range.column - (isEntry ? 3 : 1);
  const suggestion = entries
    .flatMap((entry) => writtenValue(entry, { key: undefined, indent, isEntry: true }))
    .join('\n');
  const lines = Object.keys(entries[0] ?? {}).map((name) => `“${name}:”`);
  const help = `Each entry has two lines here, ${lines.join(' and ')}.`;
  const found = finding('unknown-field', { label, key: keys.join('” or “') }, { help, suggestion });
  return document.report({ ...range, column: 1 }, found);
};

/** @returns the entries meant by keys that were written in place of their two fields */
export function meantPairs(
  schema: z.core.$ZodType,
  path: FieldPath,
  data: unknown,
): Record<string, unknown>[] | undefined {
  const written = valueAt(data, path);
  const here = schemaAt(schema, path, data);
  const list = here && unwrap(here);
  const isInList = list instanceof z.ZodArray || typeof path.at(-1) === 'number';
  if (!isInList || !isRecord(written) || Array.isArray(written)) return undefined;
  const pairs = Object.entries(written);
  for (const kind of optionsOf(list instanceof z.ZodArray ? list.def.element : list)) {
    if (!(kind instanceof z.ZodObject)) continue;
    const entries = pairs.flatMap(([name, value]) => entryOf(kind, name, value));
    if (entries.length > 0 && entries.length === pairs.length) return entries;
  }
  return undefined;
}

function entryOf(kind: z.ZodObject, name: string, value: unknown): Record<string, unknown>[] {
  const [first, second, ...others] = requiredIn(kind);
  const field = second === undefined ? undefined : kind.shape[second];
  const isForeign = !Object.hasOwn(kind.shape, name) && typeof value !== 'object';
  if (!first || !second || !field || others.length > 0 || !isForeign) return [];
  const meant = metaOf(field).role === 'code' ? String(value) : meantAddress(String(value), field);
  return meant === undefined ? [] : [{ [first]: name, [second]: meant }];
}

/** Anything else could be the text of a misspelled field. */
function meantAddress(text: string, field: z.core.$ZodType): unknown {
  const meant = isProse(field) ? undefined : meantValue(text, field);
  const isAddress = /^\/|^https:/.test(String(meant)) && z.safeParse(field, meant).success;
  return isAddress ? meant : undefined;
}
