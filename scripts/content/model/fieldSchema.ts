import { type GlobalMeta, z } from 'zod';
import { nearest, shortened } from './words.ts';

/** Removes the wrappers that say only whether a value may be left out. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrap(schema.def.innerType);
  }
  return schema;
}

/** What a field can be: the options of a union, or itself. */
export function optionsOf(field: z.core.$ZodType | undefined): z.core.$ZodType[] {
  const inner = field && unwrap(field);
  if (inner instanceof z.ZodUnion) return inner.def.options.map(unwrap);
  return inner ? [inner] : [];
}

/** A cache, because the registry assembles its answer again on each call. */
const metas = new WeakMap<z.core.$ZodType, GlobalMeta>();

/** @returns what the schema says about the field for editors */
export function metaOf(schema: z.core.$ZodType | undefined): GlobalMeta {
  if (!schema) return {};
  const known = metas.get(schema);
  if (known) return known;
  const meta = z.globalRegistry.get(schema) ?? z.globalRegistry.get(unwrap(schema)) ?? {};
  metas.set(schema, meta);
  return meta;
}

/** What the schema says the field is for, as a sentence. */
export function purposeOf(schema: z.core.$ZodType | undefined): string {
  const { description } = metaOf(schema);
  return description ? `${description}.` : '';
}

/**
 * The option of a union that a value was meant to be: the one that its tag names or nearly names,
 * else the one it shares the most keys with, or for a value that is not a group of fields, an
 * option that is not one either.
 */
export function likelyOption(union: z.ZodUnion, value: unknown): z.core.$ZodType {
  const keys = new Set(isRecord(value) ? Object.keys(value) : []);
  const { discriminator } = union.def as { discriminator?: string };
  const meant = discriminator === undefined ? undefined : meantTag(union, value);
  const score = (option: z.core.$ZodType) => {
    if (!(option instanceof z.ZodObject)) return isRecord(value) ? -1 : 1;
    const shared = Object.keys(option.shape).filter((key) => keys.has(key)).length;
    const tag = discriminator ? option.shape[discriminator] : undefined;
    const tagged = tag && meant !== undefined && z.safeParse(tag, meant).success;
    return shared + (tagged ? 1000 : 0);
  };
  return union.def.options.reduce((best, option) => (score(option) > score(best) ? option : best));
}

/** The tag that tells which option of a union a group is, or the one that is nearly written there. */
export function meantTag(union: z.ZodUnion, value: unknown): string | undefined {
  const { discriminator = '' } = union.def as { discriminator?: string };
  const written = valueAt(value, [discriminator]);
  const tags = union.def.options.flatMap((option) => {
    const tag = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
    return tag instanceof z.ZodLiteral ? [...tag.def.values].map(String) : [];
  });
  if (typeof written !== 'string') return undefined;
  return tags.includes(written) ? written : nearest(written, tags);
}

/** The fields that a schema allows. */
export function knownKeys(schema: z.core.$ZodType | undefined, value: unknown): string[] {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodUnion) return knownKeys(likelyOption(inner, value), value);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** The schema of an entry or a field of `schema`; `undefined` for an unknown one. */
export function childSchema(
  schema: z.core.$ZodType,
  key: string | number,
  value: unknown,
): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
  }
  if (inner instanceof z.ZodArray) return inner.def.element;
  if (inner instanceof z.ZodUnion) return childSchema(likelyOption(inner, value), key, value);
  return undefined;
}

/** The schema at `path`, following the value where a union needs it. */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath, value: unknown) {
  let current: z.core.$ZodType | undefined = schema;
  let currentValue = value;
  for (const key of path) {
    current = current && childSchema(current, key, currentValue);
    currentValue = valueAt(currentValue, [key]);
  }
  return current;
}

/**
 * The field’s name for editors: “Step 3 → Title”.
 * A list’s name is left out, because its entries’ name and number say the same. Entries of several
 * kinds have no common name, so they get the list’s name and their own words.
 */
export function labelOf(schema: z.core.$ZodType, path: FieldPath, value: unknown): string {
  const parts: string[] = [];
  path.forEach((key, index) => {
    const here = path.slice(0, index + 1);
    const { title } = metaOf(schemaAt(schema, here, value));
    if (typeof key !== 'number') {
      parts.push(title ?? key);
      return;
    }
    const list = parts.pop();
    const words = entryName(valueAt(value, here));
    const named = words ? ` (“${words}”)` : '';
    parts.push(title ? `${title} ${key + 1}` : `${list}, entry ${key + 1}${named}`);
  });
  return parts.join(' → ');
}

/** The fields by which people know an entry of a list, the best first. */
export const entryNameKeys = ['title', 'name', 'label', 'service', 'id', 'heading'];

/** The words by which people know an entry of a list. */
export function entryName(entry: unknown): string | undefined {
  const names =
    typeof entry === 'string' ? [entry] : entryNameKeys.map((key) => valueAt(entry, [key]));
  const name = names.find((each) => typeof each === 'string');
  return name === undefined ? undefined : shortened(String(name));
}

/** A text field with the schema it was checked by. */
export interface Leaf {
  path: FieldPath;
  value: string;
  schema: z.core.$ZodType;
  meta: GlobalMeta;
}

/** Visits every text of a value together with what its schema says about it. */
export function* textLeaves(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
): Generator<Leaf> {
  if (typeof value === 'string') {
    yield { path, value, schema, meta: metaOf(schema) };
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      const index = Array.isArray(value) ? Number(key) : key;
      const child = childSchema(schema, index, value);
      if (child) yield* textLeaves(child, value[key], [...path, index]);
    }
  }
}

/** The paths of all fields and entries of a value, each before those inside it. */
export function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return [here, ...pathsIn(value[name], here)];
  });
}

/** Whether a field takes any text, and not an address, a name or a pattern. */
export function isProse(field: z.core.$ZodType): boolean {
  const inner = unwrap(field);
  if (!(inner instanceof z.ZodString) || inner.format) return false;
  return !metaOf(field).reference && !metaOf(inner).reference;
}

/** Whether a text is prose that visitors read. */
export const isWords = ({ schema, meta }: Leaf): boolean => meta.role !== 'code' && isProse(schema);

export type FieldPath = readonly (string | number)[];

/** The value at `path`, or `undefined`. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  );
}

export const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;
