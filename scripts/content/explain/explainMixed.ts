import { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { finding } from '../rules/finding.ts';
import { knownKeys, metaOf, schemaAt, unwrap } from '../validate/fieldSchema.ts';
import { isRecord } from '../validate/valueAt.ts';
import type { Subject } from './subject.ts';

/**
 * Fields of two kinds of entries in one: a line between them was moved or replaced, so that none of
 * the two is wrong by itself, and to delete one would lose what it says.
 * @param subject the entry
 * @param keys the fields that its likely kind does not have
 * @returns `undefined` where they are of no other kind
 */
export function explainMixed(subject: Subject, keys: readonly string[]): Diagnostic | undefined {
  const { document, schema, path, value, label } = subject;
  const field = schemaAt(schema, path, document.data);
  const union = field && unwrap(field);
  if (!(union instanceof z.ZodUnion) || !isRecord(value)) return undefined;
  const own = knownKeys(union, value);
  const other = union.def.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject && keys.every((key) => Object.hasOwn(option.shape, key)),
  );
  const rival = own.find((key) => Object.hasOwn(value, key) && !other?.shape[key]);
  const key = keys.find((each) => other?.shape[each]);
  if (!other || !rival || !key) return undefined;
  const written = Object.keys(value);
  const [first = key, second = key] = [rival, key].sort(
    (a, b) => written.indexOf(a) - written.indexOf(b),
  );
  const named = (name: string) => {
    const { title = name } = metaOf(other.shape[name] ?? schemaAt(union, [name], value));
    return `“${name}:” (${title})`;
  };
  const problem = `${label} has both ${named(first)} and ${named(second)}, but can have only one of the two.`;
  const start = own[0];
  const help = `Nothing needs to be deleted: probably a line “- ${start}: …” is missing above one of the two, or one of them belongs to another entry and was left behind.`;
  return document.report(
    document.rangeOfKey([...path, second]),
    finding('invalid-value', { problem }, typeof path.at(-1) === 'number' ? { help } : {}),
  );
}
