import { z } from 'zod';
import { unwrap } from '../validate/fieldSchema.ts';
import type { FieldNames } from './typedLine.ts';

const known = new WeakMap<z.core.$ZodType, FieldNames>();

/** Every name that stands anywhere in a file of a schema. */
export function fieldNames(schema: z.core.$ZodType): FieldNames {
  const found =
    known.get(schema) ?? new Map(namesIn(schema).map((name) => [name.toLowerCase(), name]));
  known.set(schema, found);
  return found;
}

function namesIn(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.def.element);
  if (inner instanceof z.ZodUnion) return inner.def.options.flatMap(namesIn);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => [
    name,
    ...namesIn(field as z.core.$ZodType),
  ]);
}
