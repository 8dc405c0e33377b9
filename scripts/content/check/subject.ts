import { z } from 'zod';
import type { Diagnostic } from '../model/diagnostic.ts';
import {
  type FieldPath,
  labelOf,
  optionsOf,
  purposeOf,
  schemaAt,
  valueAt,
} from '../model/fieldSchema.ts';
import { shortened } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';

/** An issue of zod. */
export type Issue = z.core.$ZodIssue;

/** What an issue is about, worked out once for all explanations. */
export interface Subject {
  document: ContentDocument;
  /** The schema of the whole file. */
  schema: z.core.$ZodType;
  path: FieldPath;
  /** The schema of the field; `undefined` if the file should not have it. */
  field: z.core.$ZodType | undefined;
  /** The field’s name, for example “Step 3 → Title”. */
  label: string;
  value: unknown;
  /** What the schema says the field is for. */
  purpose: string;
}

/** @param value what the file says there, or what it was meant to say */
export function subjectAt(
  document: ContentDocument,
  schema: z.core.$ZodType,
  path: FieldPath,
  value = valueAt(document.data, path),
): Subject {
  const field = schemaAt(schema, path, document.data);
  const label = labelOf(schema, path, document.data) || 'This file';
  return { document, schema, path, field, label, value, purpose: purposeOf(field) };
}

/** Explains one kind of issue; `undefined` for any other. */
export type Explain = (subject: Subject) => Diagnostic | undefined;

/** What messages call a group. */
export const groupName = 'a group of fields';

/** A value as a message shows it. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return `“${shortened(text)}”`;
}

/** How the advice about an optional group begins. */
export const ifUnneeded = 'If you don’t need';

/**
 * What to do about an optional group that is incomplete: perhaps nobody wants it.
 * @param subject the group, or a missing field of it
 * @returns an empty text for any other field
 */
export function adviseNone({ document, schema, path, value }: Subject): string {
  const group = value === undefined ? path.slice(0, -1) : path;
  const field = schemaAt(schema, group, document.data);
  const key = group.at(-1);
  if (!(field instanceof z.ZodOptional) || typeof key !== 'string') return '';
  return optionsOf(field).some((kind) => kind instanceof z.ZodObject || kind instanceof z.ZodArray)
    ? `${ifUnneeded} “${key}:”, delete that line and the lines below it that start further right.`
    : '';
}

/** Where to write what is missing behind a name or a hyphen; perhaps there is nothing to write. */
export function adviseEmpty(subject: Subject): string {
  const key = subject.path.at(-1);
  const mark = typeof key === 'number' ? '-' : `${key}:`;
  const isOptional = subject.field instanceof z.ZodOptional && !adviseNone(subject);
  return `Write it after “${mark} ”${isOptional ? ', or delete this line if there is none' : ''}.`;
}

const none = /^(?:none|no|off|false|nothing|n\/a|-)$/i;

/** Whether a value says that there is none. */
export const meansNone = (value: unknown) => none.test(String(value));
