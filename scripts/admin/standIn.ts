import { z } from 'zod';
import { unwrap } from '../content/model/fieldSchema.ts';

/**
 * Fields as a file of a type could have them. A form that shows a file only as text has these,
 * because the CMS refuses to save with a field missing; nobody sees them, and they are not saved.
 * @param schema of the file
 * @param wordsFor the texts to try first for a field
 */
export function standIn(
  schema: z.core.$ZodType,
  wordsFor: (field: z.core.$ZodType) => readonly string[] = () => [],
): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const needed = Object.entries(inner.shape).filter(([, field]) => !isOptional(field));
    return Object.fromEntries(needed.map(([name, field]) => [name, standIn(field, wordsFor)]));
  }
  if (inner instanceof z.ZodUnion)
    return standIn(inner.def.options[0] as z.core.$ZodType, wordsFor);
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodLiteral) return inner.def.values[0];
  if (inner instanceof z.ZodBoolean) return false;
  const { minItems = 0, minLength = 0, minimum = 1 } = z.toJSONSchema(inner, { io: 'input' });
  if (inner instanceof z.ZodArray) {
    return Array.from({ length: minItems }, () => standIn(inner.def.element, wordsFor));
  }
  if (inner instanceof z.ZodNumber) return minimum;
  const fits = (words: string) => z.safeParse(inner, words).success;
  return [...wordsFor(schema), ...samples].find(fits) ?? 'x'.repeat(Math.max(minLength, 1));
}

const isOptional = (field: z.core.$ZodType) => field instanceof z.ZodOptional;

/** Texts in the formats that fields ask for. */
const samples = [
  'This file cannot be read',
  'This file cannot be read as it is. What is wrong with it is told below, beside its text.',
  'cannot-be-read',
  '2024-01-01',
  '(312) 555-0100',
  'mail@example.com',
  'https://example.com/',
  'example.com',
  '/',
  '60601',
  '08:00',
  'IL',
  'file.jpg',
];
