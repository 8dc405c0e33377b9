import { z } from 'zod';
import { metaOf, unwrap } from '../content/model/fieldSchema.ts';

/** What stands below a field of a form: what belongs there, and how long it may be. */
export function fieldHint(schema: z.core.$ZodType): string {
  const { description = '' } = metaOf(schema);
  return [description, sizeInWords(schema)].filter(Boolean).join('; ');
}

/**
 * How long words may be. The CMS would count placeholders as they are written, and refuse what is
 * right as it is read; the check before saving counts what is read.
 */
function sizeInWords(field: z.core.$ZodType): string {
  const schema = unwrap(field);
  const { minLength = 0, maxLength, format, pattern } = limitsOf(schema);
  if (!isWordsSchema(schema) || maxLength === undefined || (format ?? pattern)) return '';
  return `${minLength > 1 ? `${minLength} to ${maxLength}` : `up to ${maxLength}`} characters`;
}

/** Whether a field takes words, of whatever form. */
export const isWordsSchema = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** In the terms of JSON Schema, which says each limit once, however it was set. */
export const limitsOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input' }) as z.core.JSONSchema.BaseSchema;
