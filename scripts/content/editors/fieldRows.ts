import { z } from 'zod';
import type { FieldPath } from '../validate/valueAt.ts';
import { limitsOf } from './limits.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A line of a type’s table in the guide. */
export interface FieldRow {
  /** Where the field is; 0 stands for the entries of a list. */
  path: FieldPath;
  label: string;
  meaning: string;
  limits: string;
  required: boolean;
}

/** Every field of a type in the order in which it is written. */
export const fieldRows = (schema: z.ZodType): FieldRow[] =>
  rowsBelow(z.toJSONSchema(schema) as JsonSchema, []);

function rowsBelow(schema: JsonSchema, path: FieldPath): FieldRow[] {
  if (schema.items) return rowsBelow(schema.items as JsonSchema, [...path, 0]);
  const shapes = shapesOf(schema);
  const keys = [...new Set(shapes.flatMap((shape) => Object.keys(shape.properties ?? {})))];
  return keys.flatMap((key) => fieldOf(shapes, key, [...path, key]));
}

const shapesOf = (schema: JsonSchema): JsonSchema[] =>
  ((schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined) ?? [schema];

/** @param shapes what the group may be; a field need not be in all of them */
function fieldOf(shapes: readonly JsonSchema[], key: string, path: FieldPath): FieldRow[] {
  const having = shapes.filter((shape) => shape.properties?.[key]);
  const found = having.map((shape) => shape.properties?.[key] as JsonSchema);
  const [first] = found;
  if (!first) return [];
  const only = having.length < shapes.length ? ` Only for ${having.map(nameOf).join(', ')}.` : '';
  const row = {
    path,
    label: first.title ?? key,
    meaning: `${first.description ?? ''}.${only}`,
    limits: limitsOf(found),
    required: having.every((shape) => shape.required?.includes(key)),
  };
  return [row, ...rowsBelow(first, path)];
}

/** What tells one shape from the others: its title, or the value that only it has. */
function nameOf(shape: JsonSchema): string {
  if (shape.title) return `“${shape.title}”`;
  const [key, field] = Object.entries(shape.properties ?? {})[0] ?? [];
  return `\`${key}: ${(field as JsonSchema | undefined)?.const}\``;
}
