import type { z } from 'zod';
import type { ContentDocument } from '../parse/contentDocument.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import { shortened } from '../words/shortened.ts';

/** A finding of zod. */
export type Issue = z.core.$ZodIssue;

/** What an issue is about, worked out once for all explanations. */
export interface Subject {
  document: ContentDocument;
  /** The schema of the whole file. */
  schema: z.core.$ZodType;
  path: FieldPath;
  /** The field’s name, for example “Step 3 → Title”. */
  label: string;
  value: unknown;
  /** What the schema says the field is for. */
  purpose: string;
}

/** A value as a message shows it. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return `“${shortened(text)}”`;
}

/** Joins the sentences of a help line, of which some may be empty. */
export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
