import type { z } from 'zod';
import { isRecord, metaOf, valueAt } from '../../content/model/fieldSchema.ts';
import type { SiteSource } from '../../content/model/published.ts';
import { choiceLists } from '../referenceFields.ts';
import { standIn } from '../standIn.ts';

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
