import type { Field, VariableFieldType } from '@sveltia/cms';
import { z } from 'zod';
import { entryNameKeys, metaOf, unwrap } from '../content/model/fieldSchema.ts';
import { kindKey, kindsOf, type UnionKind } from './formValue.ts';
import { referenceField, type Widget } from './referenceFields.ts';

/**
 * The form of a content type, or of a group of its fields.
 * @param schema what the file is checked by
 * @throws for a kind of schema that forms do not support yet
 */
export const formFields = (schema: z.core.$ZodType): Field[] =>
  shapeOf(schema).map(([name, child]) => formField(name, child));

/**
 * The fields of a group. A union of groups has the fields of all its options, and those that not
 * all options have are optional.
 */
function shapeOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return Object.entries(inner.shape);
  if (!(inner instanceof z.ZodUnion)) throw new Error('A file of content is a group of fields.');
  const options = inner.def.options.map((option) => new Map(shapeOf(option)));
  const names = new Set(options.flatMap((option) => [...option.keys()]));
  return [...names].map((name) => [name, joined(options.map((option) => option.get(name)))]);
}

/** Combines a field from several options: with all its values if they differ, as for the tag. */
function joined(schemas: readonly (z.core.$ZodType | undefined)[]): z.core.$ZodType {
  const known = schemas.filter((schema) => schema !== undefined);
  const [first] = known;
  if (!first) throw new Error('A field of no form at all.');
  const values = known.flatMap((schema) =>
    schema instanceof z.ZodLiteral ? schema.def.values : [],
  );
  const isTag = values.length === known.length && new Set(values).size > 1;
  const schema = isTag ? z.literal(values).meta(metaOf(first)) : first;
  return known.length < schemas.length ? z.optional(schema as z.ZodType) : schema;
}

function formField(name: string, schema: z.core.$ZodType): Field {
  const { title = name, description, reference } = metaOf(schema);
  const isOptional = schema instanceof z.ZodOptional;
  const widget = widgetOf(schema);
  // The description of a reference says how to write it, which is no help where it is picked.
  const isPicked = reference && widget.widget !== 'string';
  const hint = [description, sizeInWords(schema)].filter(Boolean).join('; ');
  const shown = hint && !isPicked ? { hint } : {};
  return { name, label: title, ...shown, required: !isOptional, ...widget } as Field;
}

/**
 * How long a text may be. This is only a hint, because the CMS would count placeholders as written,
 * and refuse a text that fits once they are filled in. The check before saving counts right.
 */
function sizeInWords(field: z.core.$ZodType): string {
  const schema = unwrap(field);
  const { minLength = 0, maxLength, format, pattern } = limitsOf(schema);
  if (!isWordsSchema(schema) || maxLength === undefined || (format ?? pattern)) return '';
  return `${minLength > 1 ? `${minLength} to ${maxLength}` : `up to ${maxLength}`} characters`;
}

function widgetOf(field: z.core.$ZodType): Widget {
  const { reference, title = '' } = metaOf(field);
  const schema = unwrap(field);
  if (reference) return referenceField(reference);
  if (isWordsSchema(schema)) return wordsOf(schema);
  if (schema instanceof z.ZodNumber) return numberOf(schema);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodEnum) return choiceOf(schema.options);
  // A field that can only be true or left out is a checkbox.
  if (schema instanceof z.ZodLiteral) {
    const { values } = schema.def;
    return schema !== field && values[0] === true ? { widget: 'boolean' } : choiceOf(values);
  }
  if (schema instanceof z.ZodArray) return listOf(schema);
  if (schema instanceof z.ZodObject) {
    return { widget: 'object', fields: formFields(schema) };
  }
  const kinds = kindsOf(schema);
  if (kinds) return { widget: 'object', typeKey: kindKey, types: typesOf(kinds) };
  // Text in one of several formats, such as an address or the name of a file.
  if (schema instanceof z.ZodUnion) return { widget: 'string' };
  throw new Error(`No field of a form is known for “${title}”, ${schema._zod.def.type}.`);
}

/** Whether a field takes text, with or without a format. */
const isWordsSchema = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** The limits as JSON Schema, which has each of them once, however it was set. */
const limitsOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input' }) as z.core.JSONSchema.BaseSchema;

/** A text that may be longer than this gets a field with several lines. */
const longWords = 120;

/** Has no pattern, because the CMS would refuse what the check before saving can correct. */
function wordsOf(schema: z.core.$ZodType): Widget {
  const { maxLength = 0, format } = limitsOf(schema);
  if (format === 'date') return { widget: 'datetime', type: 'date' };
  const isLong = maxLength > longWords && format === undefined;
  return { widget: isLong ? 'text' : 'string', use_emoji_autocomplete: false };
}

function numberOf(schema: z.core.$ZodType): Widget {
  const { type, minimum: min, maximum: max } = limitsOf(schema);
  return {
    widget: 'number',
    ...(type === 'integer' ? { value_type: 'int' } : { value_type: 'float', step: 0.0001 }),
    ...(Number.isSafeInteger(min) || type === 'number' ? { min } : {}),
    ...(Number.isSafeInteger(max) || type === 'number' ? { max } : {}),
  };
}

/** If there is only one value, it is the default. */
const choiceOf = (values: readonly unknown[]): Widget => ({
  widget: 'select',
  options: values.map((value) => ({ label: String(value), value })),
  ...(values.length === 1 ? { default: values[0] } : {}),
});

function listOf(schema: z.ZodArray): Widget {
  const { minItems: min, maxItems: max } = limitsOf(schema);
  const element = schema.def.element;
  const { title } = metaOf(element);
  const isFixed = min !== undefined && min === max;
  return {
    widget: 'list',
    label_singular: title ?? 'Entry',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(isFixed ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {}),
    ...entriesOf(element),
  };
}

function entriesOf(element: z.core.$ZodType): Omit<Widget, 'widget'> {
  const inner = unwrap(element);
  if (inner instanceof z.ZodObject) return { collapsed: 'auto', ...entryOf(inner) };
  const kinds = kindsOf(inner);
  if (kinds) return { collapsed: 'auto', typeKey: kindKey, types: typesOf(kinds) };
  return { field: formField('entry', element) };
}

const typesOf = (kinds: readonly UnionKind[]): VariableFieldType[] =>
  kinds.map(({ name, schema }) => {
    const inner = schema && unwrap(schema);
    if (!(inner instanceof z.ZodObject)) return { name, label: name };
    return { name, label: metaOf(inner).title ?? name, ...entryOf(inner) };
  });

/** The fields of a list’s entry, and the one that identifies it while it is collapsed. */
function entryOf(schema: z.ZodObject) {
  const { shape } = schema;
  const name = entryNameKeys.find((key) => key in shape) ?? Object.keys(shape)[0];
  return { fields: formFields(schema), ...(name && { summary: `{{fields.${name}}}` }) };
}
