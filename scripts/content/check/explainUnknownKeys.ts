import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  childSchema,
  isRecord,
  knownKeys,
  labelOf,
  metaOf,
  schemaAt,
  unwrap,
  valueAt,
} from '../model/fieldSchema.ts';
import { didYouMean, maxShown, nearest, sentences, shortened } from '../model/words.ts';
import type { Subject } from './subject.ts';

/** More than this is one mistake, made by a program. */
const maxTold = 20;

/** @param subject the group that the fields stand in */
export function explainUnknownKeys(subject: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, path, field: here, value } = subject;
  const mixed = explainMixed(subject, keys) ?? explainHeadless(subject, keys);
  if (mixed) return [mixed];
  return keys.slice(0, maxTold).map((key) => {
    const retired = metaOf(here).retired?.[key]?.advice;
    const guess = retired ? undefined : meantField(here, value, key);
    const isGroup =
      isRecord(valueAt(value, [key])) &&
      document.rangeOfValue([...path, key]).endLine > document.rangeOfKey([...path, key]).line;
    const help =
      retired ??
      (guess
        ? `Did you mean “${guess}”?`
        : (whereItBelongs(here, value, key) ??
          metaOf(here).unknownAdvice ??
          whyUnknown(key, knownKeys(here, value), isGroup)));
    const found = finding(
      'unknown-field',
      { label: path.length > 0 ? subject.label : 'This file', key: shortened(key) },
      { help, suggestion: guess },
    );
    return document.report(document.rangeOfKey([...path, key]), found);
  });
}

/**
 * A group whose kind is told by a field that is there under a misspelt name: until that is right,
 * nobody knows which others it has.
 * @param subject the field by which the kind is told
 * @returns none where it is missing altogether, and for any other field
 */
export function explainMisspeltKind(subject: Subject): Diagnostic[] {
  const { document, schema, path } = subject;
  const [group, key] = [path.slice(0, -1), path.at(-1)];
  const field = schemaAt(schema, group, document.data);
  const written = valueAt(document.data, group);
  if (!(field instanceof z.ZodDiscriminatedUnion) || field.def.discriminator !== key) return [];
  if (!isRecord(written)) return [];
  const meant = Object.keys(written).find((name) => nearest(name, [String(key)]));
  if (meant === undefined) return [];
  const value = { ...written, [String(key)]: valueAt(written, [meant]) };
  const known = knownKeys(field, value);
  const others = Object.keys(written).filter((name) => name !== meant && !known.includes(name));
  const label = labelOf(schema, group, document.data);
  return [
    ...explainUnknownKeys({ ...subject, path: group, field, value: written, label }, [meant]),
    ...explainUnknownKeys({ ...subject, path: group, field, value, label }, others),
  ];
}

/** The one group that has such a field: its line is there, or in a group below. */
function whereItBelongs(here: z.core.$ZodType | undefined, value: unknown, key: string) {
  const [only, ...others] = knownKeys(here, value).filter((name) => {
    const inner = here && childSchema(here, name, value);
    return knownKeys(inner, valueAt(value, [name])).includes(key);
  });
  if (only === undefined || others.length > 0) return undefined;
  return valueAt(value, [only, key]) === undefined
    ? `It belongs below “${only}:”. Move it there, with two spaces more before each of its lines.`
    : `It belongs below “${only}:”, where it is already: delete one of the two, with all that belongs to it.`;
}

function whyUnknown(key: string, known: readonly string[], isGroup: boolean): string {
  const meant = nearest(key, known);
  if (meant && isGroup)
    return `“${meant}” is there already. Bring what stands below the two together under that name.`;
  if (meant)
    return `“${meant}” is there already, so delete one of the two with all that belongs to it.`;
  const asked = isGroup
    ? 'It may belong to another group or entry, or the line above it was lost: put that right, lines below included. To delete it would lose all that stands below it.'
    : 'The page has no place for this: delete the line, or ask the developer for a new field.';
  // Some of many fields, none like the one that was typed, say nothing.
  const others = known.length <= maxShown ? known : [];
  return sentences(asked, didYouMean(key, others, isGroup ? 'The fields here are' : 'It has'));
}

/** The field that a misspelt one was meant to be, if one is near and not there yet. */
export function meantField(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  key: string,
): string | undefined {
  const unused = unusedOf(knownKeys(schema, value), value);
  const alike = sameMatter.find((names) => names.includes(key)) ?? [];
  const [only, ...others] = unused.filter((name) => alike.includes(name));
  return nearest(key, unused) ?? inFull(key, unused) ?? (others.length === 0 ? only : undefined);
}

/** The one name that a word is short for, such as saturday for Sat. */
function inFull(key: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter((name) => name.startsWith(key.toLowerCase()));
  return key.length >= 3 && others.length === 0 ? only : undefined;
}

/** What other files call the same. */
const sameMatter = [
  ['intro', 'summary', 'excerpt', 'description'],
  ['heading', 'title'],
];

const unusedOf = (keys: readonly string[], value: unknown) =>
  keys.filter((key) => valueAt(value, [key]) === undefined);

/**
 * Fields of two kinds of entries in one: a line between them was moved or replaced, so that none of
 * the two is wrong by itself, and to delete one would lose what it says.
 * @param subject the entry
 * @param keys the fields that its likely kind does not have
 * @returns `undefined` where they are of no other kind
 */
function explainMixed(subject: Subject, keys: readonly string[]): Diagnostic | undefined {
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
  const help = `Nothing needs to be deleted: probably a line “- ${start}: …” is missing above one of the two, or one of them belongs to another entry and was left behind.`;
  return document.report(
    document.rangeOfKey([...path, second]),
    finding('invalid-value', { problem }, typeof path.at(-1) === 'number' ? { help } : {}),
  );
}

/**
 * All fields of a group whose own line was deleted, so that they belong to the group above it.
 * @param subject the group above
 * @param keys the fields that it does not have
 * @returns `undefined` where no group lacks just them
 */
function explainHeadless(
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
