import { z } from 'zod';
import { isRecord, metaOf, unwrap, valueAt } from '../content/model/fieldSchema.ts';
import type { SiteSource } from '../content/model/published.ts';
import { choiceLists } from './referenceFields.ts';

/**
 * Fields as a file of a type could have them. A form that shows a file only as text has these,
 * because the CMS refuses to save with a field missing; nobody sees them, and they are not saved.
 * @param schema of the file
 * @param wordsFor the texts to try first for a field
 */
export function standIn(
  schema: z.core.$ZodType,
  wordsFor: (field: z.core.$ZodType) => readonly string[] = () => [],
): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const needed = Object.entries(inner.shape).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    );
    return Object.fromEntries(needed.map(([name, field]) => [name, standIn(field, wordsFor)]));
  }
  if (inner instanceof z.ZodUnion)
    return standIn(inner.def.options[0] as z.core.$ZodType, wordsFor);
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodLiteral) return inner.def.values[0];
  if (inner instanceof z.ZodBoolean) return false;
  const { minItems = 0, minLength = 0, minimum = 1 } = z.toJSONSchema(inner, { io: 'input' });
  if (inner instanceof z.ZodArray) {
    return Array.from({ length: minItems }, () => standIn(inner.def.element, wordsFor));
  }
  if (inner instanceof z.ZodNumber) return minimum;
  const fits = (words: string) => z.safeParse(inner, words).success;
  return [...wordsFor(schema), ...samples].find(fits) ?? 'x'.repeat(Math.max(minLength, 1));
}

/** Texts in the formats that fields ask for. */
const samples = [
  'This file cannot be read',
  'This file cannot be read as it is. What is wrong with it is told below, beside its text.',
  'cannot-be-read',
  '2024-01-01',
  '(312) 555-0100',
  'mail@example.com',
  'https://example.com/',
  'example.com',
  '/',
  '60601',
  '08:00',
  'IL',
  'file.jpg',
];

/**
 * A form’s fields with something in each required one that is empty, so that a new entry’s page can
 * be seen from the first word on; the text says which field it stands for.
 * @param schema of the file
 * @param source has the categories to choose from
 */
export const withStandIns = (
  schema: z.ZodType,
  fields: Readonly<Record<string, unknown>>,
  source: SiteSource,
): Record<string, unknown> =>
  filled(
    standIn(schema, (field) => wordsFor(field, source)),
    fields,
  ) as Record<string, unknown>;

function wordsFor(field: z.core.$ZodType, { files }: SiteSource): string[] {
  const { title = '', reference } = metaOf(field);
  const list = reference && choiceLists[reference];
  const entries = list && valueAt(files[`${list.file}.yaml`]?.value, list.field.split('.'));
  if (Array.isArray(entries)) {
    return entries.map((entry) => entry[list?.value ?? '']).filter((value) => value !== 'all');
  }
  // Some fields need a long text.
  return [title, `${title} ${'… '.repeat(40).trim()}`];
}

function filled(instead: unknown, value: unknown): unknown {
  if (Array.isArray(instead) && Array.isArray(value)) {
    return value.length < instead.length ? [...value, ...instead.slice(value.length)] : value;
  }
  if (isRecord(instead) && isRecord(value)) {
    const names = new Set([...Object.keys(instead), ...Object.keys(value)]);
    return Object.fromEntries([...names].map((name) => [name, filled(instead[name], value[name])]));
  }
  return value === undefined || value === null || value === '' ? instead : value;
}
