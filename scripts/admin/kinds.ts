import { z } from 'zod';
import { isRecord, likelyOption, metaOf, unwrap } from '../content/model/fieldSchema.ts';

/** What a value of several forms is, such as a link or a group of links. */
export interface UnionKind {
  /** By which a form tells it from the others. */
  name: string;
  /** The fields of this kind; without, the name is the value itself. */
  schema?: z.core.$ZodType;
}

/**
 * The field in which a form keeps what kind a value is. No file has it, so it must differ from all
 * names of fields.
 */
export const kindKey = '_kind';

/**
 * The kinds that a value may be of.
 * @returns `undefined` where it has one form only, or is words of any of them
 */
export function kindsOf(schema: z.core.$ZodType): UnionKind[] | undefined {
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const options = schema.def.options.map(unwrap);
  if (!options.some((option) => option instanceof z.ZodObject)) return undefined;
  return options.flatMap((option): UnionKind[] =>
    option instanceof z.ZodObject
      ? [{ name: nameOf(option), schema: option }]
      : wordsIn(option).map((name) => ({ name })),
  );
}

const nameOf = (schema: z.ZodObject) => (metaOf(schema).title ?? 'fields').toLowerCase();

function wordsIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodLiteral) return schema.def.values.map(String);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  throw new Error(`A form has no choice for ${schema._zod.def.type} beside a group of fields.`);
}

/** A value of several kinds as a form holds it. */
export function withKind(schema: z.ZodUnion, value: unknown): unknown {
  if (!isRecord(value)) return { [kindKey]: value };
  const option = unwrap(likelyOption(schema, value));
  return option instanceof z.ZodObject ? { [kindKey]: nameOf(option), ...value } : value;
}

/**
 * The schema of a value as a form holds it.
 * @returns `undefined` where the kind’s name is the value itself
 */
export const schemaOfKind = (schema: z.ZodUnion, kind: unknown): z.core.$ZodType | undefined =>
  kindsOf(schema)?.find(({ name }) => name === kind)?.schema;
