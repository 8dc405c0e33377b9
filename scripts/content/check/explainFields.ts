import { z } from 'zod';
import { type Addition, type Diagnostic, finding } from '../model/diagnostic.ts';
import { isRecord, knownKeys, metaOf, schemaAt, unwrap, valueAt } from '../model/fieldSchema.ts';
import { didYouMean, maxShown, nearest } from '../model/nearest.ts';
import { sentences, shortened } from '../model/words.ts';
import { lineOfField, placeBelow, placeForField } from '../source/fieldLines.ts';
import { blankLines } from './blankLines.ts';
import { explainHeadless } from './explainHeadless.ts';
import { meantBoolean } from './explainValue.ts';
import { adviseNone, quote, type Subject } from './subject.ts';

/** More than this is one mistake, made by a program. */
const maxTold = 20;

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

/** @param subject the group that the fields stand in */
export function explainUnknownKeys(subject: Subject, keys: readonly string[]): Diagnostic[] {
  const { document, schema, path, value } = subject;
  const mixed = explainMixed(subject, keys) ?? explainHeadless(subject, keys);
  if (mixed) return [mixed];
  const here = schemaAt(schema, path, document.data);
  return keys.slice(0, maxTold).map((key) => {
    const retired = metaOf(here).retired?.[key]?.advice;
    const guess = retired ? undefined : meantField(here, value, key);
    const isGroup = isRecord(valueAt(value, [key]));
    const help =
      retired ??
      (guess ? `Did you mean “${guess}”?` : whyUnknown(key, knownKeys(here, value), isGroup));
    const found = finding(
      'unknown-field',
      { label: path.length > 0 ? subject.label : 'This file', key: shortened(key) },
      { help, suggestion: guess },
    );
    return document.report(document.rangeOfKey([...path, key]), found);
  });
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
  return nearest(key, unused) ?? (others.length === 0 ? only : undefined);
}

/** What other files call the same. */
const sameMatter = [
  ['intro', 'summary', 'excerpt', 'description'],
  ['heading', 'title'],
];

const unusedOf = (keys: readonly string[], value: unknown) =>
  keys.filter((key) => valueAt(value, [key]) === undefined);

/** @param subject a field that is not there */
export function explainMissing(subject: Subject): Diagnostic {
  const { document, schema, path, label, purpose } = subject;
  const addition = additionOf(subject);
  const field = schemaAt(schema, path, document.data);
  const toAdd = addition ? '' : whatToAdd(field, path.at(-1));
  const help = sentences(adviseNone(subject), toAdd, purpose);
  const found = finding('missing-field', { label }, { help, addition });
  return document.report(document.rangeOfKey(path), found);
}

function additionOf({ document, schema, path }: Subject): Addition | undefined {
  const group = path.slice(0, -1);
  const key = path.at(-1);
  const around = schemaAt(schema, group, document.data);
  const field = choiceOf(around, key) ?? schemaAt(schema, path, document.data);
  if (typeof key !== 'string' || !field) return undefined;
  const keys = knownKeys(around, valueAt(document.data, group));
  const place = placeForField(document, group, keys.slice(0, keys.indexOf(key)));
  return place && { after: place.after, text: blankLines(key, field, place.indent) };
}

/** The field by which groups of several kinds are told apart takes the values of all of them. */
function choiceOf(group: z.core.$ZodType | undefined, key: unknown): z.ZodEnum | undefined {
  if (!(group instanceof z.ZodDiscriminatedUnion) || group.def.discriminator !== key) return;
  const values = group.def.options.flatMap((option) => {
    const tag = option instanceof z.ZodObject ? option.shape[group.def.discriminator] : undefined;
    return tag instanceof z.ZodLiteral ? [String(tag.value)] : [];
  });
  return z.enum(values);
}

/** Below a name that has nothing behind it, what belongs there. */
export function additionBelow({ document, schema, path }: Subject): Addition | undefined {
  const field = schemaAt(schema, path, document.data);
  const inner = field && unwrap(field);
  if (!(inner instanceof z.ZodObject) && !(inner instanceof z.ZodArray)) return undefined;
  const { after, indent } = placeBelow(document, path);
  return { after, text: blankLines(undefined, inner, indent) };
}

/** For a group that is written within braces, where no line can be added. */
function whatToAdd(field: z.core.$ZodType | undefined, key: string | number | undefined): string {
  const fields = knownKeys(field, undefined);
  const inside = fields.length > 0 ? `, with its fields: ${fields.join(', ')}` : '';
  return `Add “${key}: …”${inside}.`;
}

/**
 * A mark such as “placeholder” is true or not there; whoever writes “false” means the latter.
 * @returns `undefined` for any other field
 */
export function explainMark(subject: Subject): Diagnostic | undefined {
  const { document, schema, path, label, value } = subject;
  const field = schemaAt(schema, path, document.data);
  const mark = field && unwrap(field);
  if (!(mark instanceof z.ZodLiteral) || mark.value !== true) return undefined;
  const params = { label, found: quote(value) };
  const meant = meantBoolean(value);
  const line = meant === 'false' ? lineOfField(document, path) : undefined;
  const found = finding('not-allowed', params, {
    help: meant === 'true' ? 'Write true without quotes.' : howToUnmark[meant ?? 'unclear'],
    suggestion: line ? '' : meant === 'true' ? meant : undefined,
  });
  return document.report(line ?? document.rangeOfValue(path), found);
}

const howToUnmark: Record<string, string> = {
  false: 'Delete this line: without it the value counts as real.',
  unclear: 'Write true while the value is a sample. Once it is real, delete this line.',
};

/**
 * Fields of two kinds of entries in one: a line between them was moved or replaced, so that none of
 * the two is wrong by itself, and to delete one would lose what it says.
 * @param subject the entry
 * @param keys the fields that its likely kind does not have
 * @returns `undefined` where they are of no other kind
 */
function explainMixed(subject: Subject, keys: readonly string[]): Diagnostic | undefined {
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
