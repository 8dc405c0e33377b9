import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { isRecord, schemaAt, unwrap, valueAt } from '../model/fieldSchema.ts';
import type { Subject } from './subject.ts';

/**
 * All fields of a group whose own line was deleted, so that they belong to the group above it.
 * @param subject the group above
 * @param keys the fields that it does not have
 * @returns `undefined` where no group lacks just them
 */
export function explainHeadless(
  { document, schema, path, value, label }: Subject,
  keys: readonly string[],
): Diagnostic | undefined {
  const parent = path.slice(0, -1);
  const around = schemaAt(schema, parent, document.data);
  const siblings = valueAt(document.data, parent);
  const [first = '', last = first] = [keys[0], keys.at(-1)];
  if (path.length === 0 || !(around instanceof z.ZodObject) || !isRecord(value)) return undefined;
  const lost = Object.entries(around.shape).find(
    ([name, field]) => valueAt(siblings, [name]) === undefined && isMadeOf(field, keys),
  );
  if (!lost) return undefined;
  const [name, field] = lost;
  const start = document.rangeOfKey([...path, first]);
  const { endLine, endColumn } = document.rangeOfValue([...path, last]);
  const none = field instanceof z.ZodOptional ? ` To have no ${name}, delete these lines too.` : '';
  const help = `They belong to “${name}:”, whose line is missing above them. Put it back, with no more spaces than the line “${path.at(-1)}:” has.${none}`;
  const found = finding('unknown-field', { label, key: keys.join('” and “') }, { help });
  return document.report({ ...start, endLine, endColumn }, found);
}

/** Whether a group has all of the fields, and needs no others. */
function isMadeOf(field: z.core.$ZodType, keys: readonly string[]): boolean {
  const group = unwrap(field);
  if (!(group instanceof z.ZodObject)) return false;
  const { shape } = group;
  const needed = Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodOptional));
  return (
    needed.length > 0 &&
    needed.every((name) => keys.includes(name)) &&
    keys.every((key) => Object.hasOwn(shape, key))
  );
}
