import { z } from 'zod';
import { isRecord, likelyOption, metaOf, unwrap } from '../content/model/fieldSchema.ts';

/** One of the kinds that a value may be of, such as a link or a group of links. */
export interface UnionKind {
  /** Tells it from the others in a form. */
  name: string;
  /** The fields of this kind; without them, the name is the value itself. */
  schema?: z.core.$ZodType;
}

/**
 * The field in which a form keeps the kind of a value. It is not part of any file, so it must not
 * be the name of another field.
 */
export const kindKey = '_kind';

/**
 * The kinds that a value may be of.
 * @returns `undefined` if there is only one kind, or if none of them is a group of fields
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

/** A value that may be of several kinds, as a form holds it. */
export function withKind(schema: z.ZodUnion, value: unknown): unknown {
  if (!isRecord(value)) return { [kindKey]: value };
  const option = unwrap(likelyOption(schema, value));
  return option instanceof z.ZodObject ? { [kindKey]: nameOf(option), ...value } : value;
}

/**
 * The schema of a value as a form holds it.
 * @returns `undefined` if the kind’s name is the value itself
 */
export const schemaOfKind = (schema: z.ZodUnion, kind: unknown): z.core.$ZodType | undefined =>
  kindsOf(schema)?.find(({ name }) => name === kind)?.schema;
