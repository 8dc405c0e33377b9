import { z } from 'zod';
import { collectionTypes, namesOf, singleTypes } from '../../model/contentTypes.ts';
import type { FieldPath } from '../../model/fieldSchema.ts';
import { type ReferenceTarget, writtenDay } from '../../model/fields.ts';

/** A content type as editors see it: a file, or a folder of files of one kind. */
export interface NamedType {
  /** In kebab-case: the file’s or the folder’s name. */
  name: string;
  /** Below `content/`: `home.yaml` or `posts/*.md`. */
  files: string;
  /** The folder of a collection. */
  folder?: string;
  schema: z.ZodType;
}

/** Every content type: the single files first, then the folders. */
export const namedTypes: readonly NamedType[] = [
  ...namesOf(singleTypes).map((name) => {
    const { file, schema } = singleTypes[name];
    return { name: file.replace(/\.yaml$/, ''), files: file, schema };
  }),
  ...namesOf(collectionTypes).map((name) => {
    const { folder, extension, schema } = collectionTypes[name];
    return { name: folder, files: `${folder}/*${extension}`, folder, schema };
  }),
];

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A line of a type’s table in the guide. */
export interface FieldRow {
  /** Where the field is; 0 means the entries of a list. */
  path: FieldPath;
  label: string;
  meaning: string;
  limits: string;
  required: boolean;
}

/** Every field of a type, in the order in which fields are written. */
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

/** @param shapes what the group may be; not all of them need to have the field */
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

const referenceWords: Record<ReferenceTarget, string> = {
  service: 'a service that exists',
  city: 'a city page that exists',
  project: 'a project that exists',
  'post-category': 'a category that exists',
  'project-category': 'a category that exists',
  'service-type': 'a value from the estimate form’s service types',
  picture: 'a picture that exists',
  path: 'a page that exists',
  'old-address': 'an address that no page has now',
};

/**
 * What may be written into a field, in words.
 * @param schemas one, or several if the field depends on its neighbors
 */
function limitsOf(schemas: readonly JsonSchema[]): string {
  const [schema] = schemas;
  if (!schema) return '';
  if (schema.anyOf)
    return (schema.anyOf as JsonSchema[]).map((each) => limitsOf([each])).join(' or ');
  const values = [...new Set(schemas.flatMap((each) => each.enum ?? each.const ?? []))];
  if (values.length > 0) return values.map((value) => `\`${value}\``).join(' or ');
  if (schema.reference) return referenceWords[schema.reference as ReferenceTarget];
  if (schema.type === 'array') return listLimits(schema);
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'integer')
    return `a whole number, ${between(schema.minimum, schema.maximum)}`;
  if (schema.type === 'number') return `a number, ${between(schema.minimum, schema.maximum)}`;
  if (schema.type !== 'string') return groupLimits(schema);
  if (schema.format === 'date') return `a date, ${writtenDay}`;
  if (schema.format === 'uri') return 'an address that starts with `https://`';
  return schema.maxLength === undefined
    ? 'as described'
    : `${between((schema.minLength ?? 1) > 1 ? schema.minLength : undefined, schema.maxLength)} characters`;
}

function listLimits({ minItems, maxItems, items }: JsonSchema): string {
  const count = minItems === maxItems ? `exactly ${minItems}` : between(minItems, maxItems);
  const each = items as JsonSchema | undefined;
  const isWords = each?.type === 'string';
  return `${count} entries${isWords ? `, each ${limitsOf([each])}` : ''}`;
}

const groupLimits = ({ minWidth }: JsonSchema) =>
  `a group of fields${minWidth ? `; the picture at least ${minWidth} pixels wide` : ''}`;

const between = (min: number | undefined, max: number | undefined) =>
  min === undefined ? `at most ${max}` : `${min} to ${max}`;
