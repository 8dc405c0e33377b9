import { z } from 'zod';
import { lineOfField } from '../parse/fieldLines.ts';
import { schemaAt, unwrap } from '../validate/fieldSchema.ts';
import type { Subject } from './subject.ts';

/** How each advice about a group that may be left out begins. */
export const noneAdvice = /^To have none, delete [^.]*\./;

/**
 * What to do where a group that may be left out is not whole: perhaps nobody wants it.
 * @param subject the group, or a field of it that is missing
 * @returns empty for any other field
 */
export function adviseNone({ document, schema, path, value }: Subject): string {
  const group = value === undefined ? path.slice(0, -1) : path;
  const field = schemaAt(schema, group, document.data);
  const key = group.at(-1);
  if (!(field instanceof z.ZodOptional) || typeof key !== 'string') return '';
  const inner = unwrap(field);
  const isGroup = inner instanceof z.ZodObject || inner instanceof z.ZodArray;
  return isGroup
    ? `To have none, delete the line “${key}:” and the lines below it that start further right.`
    : '';
}

const none = /^(?:none|no|off|false|nothing|n\/a|-)$/i;

/** @returns the line of a group in whose place somebody wrote that there is none */
export const lineOfNone = ({ document, path, value }: Subject) =>
  none.test(String(value)) ? lineOfField(document, path) : undefined;
