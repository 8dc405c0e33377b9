import { z } from 'zod';
import { metaOf, unwrap } from '../content/model/fieldSchema.ts';

/** The text below a field of a form: what belongs there, and how long it may be. */
export function fieldHint(schema: z.core.$ZodType): string {
  const { description = '' } = metaOf(schema);
  return [description, sizeInWords(schema)].filter(Boolean).join('; ');
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

/** Whether a field takes text, with or without a format. */
export const isWordsSchema = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** The limits as JSON Schema, which has each of them once, however it was set. */
export const limitsOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input' }) as z.core.JSONSchema.BaseSchema;
