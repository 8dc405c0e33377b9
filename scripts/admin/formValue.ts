import { z } from 'zod';
import {
  childSchema,
  isRecord,
  likelyOption,
  metaOf,
  optionsOf,
  unwrap,
  valueAt,
} from '../content/model/fieldSchema.ts';
import { pictureRoot } from './referenceFields.ts';

type Schema = z.core.$ZodType | undefined;
type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a file as a form holds them: with pictures’ paths from the root, and with the kind
 * of each value that may be of several kinds.
 * @param schema what the file is checked by
 */
export const toForm = (schema: Schema, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      valueToForm(schema && childSchema(schema, key, fields), value),
    ]),
  );

function valueToForm(schema: Schema, value: unknown): unknown {
  if (isPicture(schema, value)) return pictureRoot + value;
  const inner = schema && unwrap(schema);
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      valueToForm(inner && childSchema(inner, index, value), entry),
    );
  }
  const held = isOfKinds(inner) ? withKind(inner, value) : value;
  return isRecord(held) ? toForm(inner, held) : held;
}

/** Prefix of the fields by which the CMS tracks a list’s entries while some are added or moved. */
const ownOfCms = '__sc_';

/**
 * The reverse: what a form holds, as the file must have it. Empty optional fields are left out,
 * unless the file had them before, and so are those that only another kind of file has.
 * @param before what the file had
 */
export const fromForm = (
  schema: Schema,
  fields: Fields,
  before?: unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
      if (key.startsWith(ownOfCms)) return [];
      const child = schema && childSchema(schema, key, fields);
      if (!child && optionsOf(schema).some((other) => childSchema(other, key, fields))) return [];
      const said = valueAt(before, [key]);
      const written = valueFromForm(child, value, said);
      const isNeeded = child !== undefined && !(child instanceof z.ZodOptional);
      return isNeeded || !isEmpty(written) || written === said ? [[key, written]] : [];
    }),
  );

function valueFromForm(schema: Schema, value: unknown, before: unknown): unknown {
  if (isPicture(schema, value)) return value.replace(/^\//, '');
  const inner = schema && unwrap(schema);
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      valueFromForm(inner && childSchema(inner, index, value), entry, valueAt(before, [index])),
    );
  }
  // Trimmed as the CMS does on saving, so that the preview does not complain about a space during
  // typing. A file could hold what word processors and spreadsheets paste only as “\t” and “\v”.
  if (typeof value === 'string' && value !== before)
    return value.replaceAll('\t', ' ').replaceAll('\v', '\n').trim();
  if (!isRecord(value)) return value;
  if (!isOfKinds(inner)) return fromForm(inner, value, before);
  const { [kindKey]: kind, ...fields } = value;
  // Otherwise the kind’s name is the value itself.
  const own = kindsOf(inner)?.find(({ name }) => name === kind)?.schema;
  return own ? fromForm(own, fields, before) : kind;
}

const isPicture = (schema: Schema, value: unknown): value is string =>
  typeof value === 'string' && value !== '' && metaOf(schema).reference === 'picture';

const isOfKinds = (schema: Schema): schema is z.ZodUnion =>
  schema instanceof z.ZodUnion && kindsOf(schema) !== undefined;

/** Whether a value is what a form has for a field that nobody filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (isRecord(value) && Object.values(value).every(isEmpty));

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
function withKind(schema: z.ZodUnion, value: unknown): unknown {
  if (!isRecord(value)) return { [kindKey]: value };
  const option = unwrap(likelyOption(schema, value));
  return option instanceof z.ZodObject ? { [kindKey]: nameOf(option), ...value } : value;
}
