import type { z } from 'zod';
import { type FieldPath, labelOf, metaOf, valueAt } from '../../model/fieldSchema.ts';
import type { ContentDocument } from '../../source/contentDocument.ts';

/** The field that tells one sample from another, the most telling first. */
const tellingKeys = ['display', 'number', 'street', 'url', 'title', 'name', 'heading'];

/** A group as an editor knows it: “Testimonial “Dana K.””. */
export function sampleName(document: ContentDocument, schema: z.ZodType, group: FieldPath): string {
  const name = labelOf(schema, group, document.data) || (metaOf(schema).title ?? 'This file');
  const value = group.length > 0 ? valueAt(document.data, group) : document.data;
  const sample = tellingKeys
    .map((key) => valueAt(value, [key]))
    .find((text) => typeof text === 'string');
  if (!sample) return name;
  return `${name} “${sample.length > 60 ? `${sample.slice(0, 60)}…` : sample}”`;
}
