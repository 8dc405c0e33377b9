import { isNode, isSeq } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  isRecord,
  knownKeys,
  labelOf,
  metaOf,
  optionsOf,
  schemaAt,
  unwrap,
  valueAt,
} from '../model/fieldSchema.ts';
import { counted } from '../model/words.ts';
import type { Explain, Subject } from './subject.ts';

/**
 * An entry with fields of two kinds: a line between them was moved or replaced, so neither field
 * is wrong on its own, and deleting one would lose what it says.
 * @param subject the entry
 * @param keys the fields that its likely kind does not have
 * @returns `undefined` if no other kind has them
 */
export function explainMixed(subject: Subject, keys: readonly string[]): Diagnostic | undefined {
  const { document, path, field, value, label } = subject;
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
  const help = `Nothing needs to be deleted: a line “- ${start}: …” is probably missing above one of the two, or one of them belongs to another entry and was left behind.`;
  return document.report(
    document.rangeOfKey([...path, second]),
    finding('invalid-value', { problem }, typeof path.at(-1) === 'number' ? { help } : {}),
  );
}

/**
 * The fields of a group whose own line was deleted, so that they end up in the group above it.
 * @param subject the group above
 * @param keys the fields that it does not have
 * @returns `undefined` if no missing group consists of them
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
  const range = document.rangeOfFields([...path, first], [...path, last]);
  const none = field instanceof z.ZodOptional ? ` To have no ${name}, delete these lines too.` : '';
  const help = `They belong to “${name}:”, whose line is missing above them. Put it back, with no more spaces in front than the line “${path.at(-1)}:” has.${none}`;
  const found = finding('unknown-field', { label, key: keys.join('” or “') }, { help });
  return document.report(range, found);
}

/** Whether a group can have all of the fields and requires no others. */
function isMadeOf(field: z.core.$ZodType, keys: readonly string[]): boolean {
  const group = unwrap(field);
  if (!(group instanceof z.ZodObject)) return false;
  const needed = requiredIn(group);
  return (
    needed.length > 0 &&
    needed.every((name) => keys.includes(name)) &&
    keys.every((key) => Object.hasOwn(group.shape, key))
  );
}

/** The fields that a group must have. */
export const requiredIn = ({ shape }: z.ZodObject) =>
  Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodOptional));

/**
 * Entries that a hyphen too many splits in two, such as a question and its answer.
 * @param subject their list, or a field that is missing from the first of these halves
 */
export const explainSplit: Explain = ({ document, schema, path, value }) => {
  const isList = Array.isArray(value);
  const at = isList ? path : path.slice(0, -2);
  const list = document.nodeAt(at);
  const field = schemaAt(schema, at, document.data);
  if (!field || !isSeq(list) || list.flow) return undefined;
  const halves = secondHalves(unwrap(field), valueAt(document.data, at));
  if (halves.length === 0 || !(isList || path.at(-2) === halves[0])) return undefined;
  const keys = halves.flatMap((half) => {
    const entry = list.items[half];
    return isNode(entry) && entry.range ? entry.range[0] : [];
  });
  const { source } = document;
  const hyphens = new Set(keys.map((key) => source.lastIndexOf('-', key)));
  const start = source.lastIndexOf('\n', keys[0]) + 1;
  const end = `${source}\n`.indexOf('\n', keys.at(-1));
  const suggestion = source
    .slice(start, end)
    .replace(/-/g, (sign, index: number) => (hyphens.has(start + index) ? ' ' : sign));
  const labels = halves.map((half) => labelOf(schema, [...at, half], document.data));
  const problem =
    labels.length === 1
      ? `${labels[0]} seems to be the rest of the entry above it.`
      : `${labels[0]} and ${counted(labels.length - 1, 'other entry', 'other entries')} seem to be the rest of the entries above them.`;
  const help = 'A hyphen starts a new entry: put a space in its place where an entry continues.';
  const found = finding('invalid-value', { problem }, { help, suggestion });
  return document.report(document.rangeOfOffsets(start, end), found);
};

/** The incomplete entries that have only what the ones above them lack. */
function secondHalves(list: z.core.$ZodType, entries: unknown): number[] {
  const options = list instanceof z.ZodArray ? optionsOf(list.def.element) : [];
  const groups = options.filter((option) => option instanceof z.ZodObject);
  const isWhole = (keys: readonly string[]) =>
    groups.some((group) => requiredIn(group).every((name) => keys.includes(name)));
  const fits = (keys: readonly string[]) =>
    groups.some(({ shape }) => keys.every((key) => Object.hasOwn(shape, key)));
  let above: string[] = [];
  return (Array.isArray(entries) ? entries : []).flatMap((entry, index) => {
    const own = isRecord(entry) ? Object.keys(entry) : [];
    const both = [...above, ...own];
    const isOnce = new Set(both).size === both.length;
    const isSecond = above.length > 0 && own.length > 0 && !isWhole(own) && isOnce && fits(both);
    above = isSecond ? both : own;
    return isSecond ? [index] : [];
  });
}
