import { isSeq } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { type FieldPath, isRecord, schemaAt, unwrap, valueAt } from '../model/fieldSchema.ts';
import { isAroundTheClock } from '../model/openingHours.ts';
import { nearest, sentences } from '../model/words.ts';
import { placeBelow } from '../source/fieldLines.ts';
import { isProse, meantBoolean } from './cures/meantValue.ts';
import { writtenValue } from './cures/typedText.ts';
import { explainListed } from './explainListed.ts';
import { blankFields, blankGroup } from './explainMissing.ts';
import { adviseNone, meansNone, quote, type Subject } from './subject.ts';

/**
 * Explains a value of another shape than the field’s, such as one text where a group belongs.
 * @returns `undefined` for any other value
 */
export const explainShape = (subject: Subject): Diagnostic | undefined =>
  explainPairs(subject) ??
  explainShort(subject) ??
  explainShortEntry(subject) ??
  explainChoice(subject) ??
  explainLoneEntry(subject) ??
  explainListed(subject);

const groupName = 'a group of fields';

/** An empty value cannot be marked, and a list would be marked on its first line only. */
export function rangeOf({ document, path, value }: Subject) {
  const isNamed = value === null || Array.isArray(value);
  return isNamed ? document.rangeOfKey(path) : document.rangeOfValue(path);
}

/**
 * A single value written in place of a group, such as only the address of a form service without
 * its other fields.
 * @returns `undefined` for any other value
 */
function explainShort(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value } = subject;
  const union = field && unwrap(field);
  const isField = typeof path.at(-1) === 'string' && typeof value === 'string' && !meansNone(value);
  if (!isField) return undefined;
  const { after, indent } = placeBelow(document, path);
  const isChoice = union instanceof z.ZodUnion;
  for (const option of isChoice ? union.def.options : [union]) {
    const group = option instanceof z.ZodObject ? option : undefined;
    const text = group && blankGroup(group, value, indent, isChoice);
    if (text === undefined) continue;
    const rest = isChoice ? '; you can leave out the last ones that you don’t need' : '';
    const help = `This is one of several fields. Delete it after “${path.at(-1)}:” and write it below, with the others${rest}.`;
    const details = { help: sentences(help, adviseNone(subject)), addition: { after, text } };
    const found = isChoice
      ? finding('not-allowed', { label, found: `just ${quote(value)}` }, details)
      : finding('wrong-type', { label, expected: groupName, found: quote(value) }, details);
    return document.report(document.rangeOfValue(path), found);
  }
  return undefined;
}

/** The same for a list’s entry on a line of its own. */
function explainShortEntry(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value } = subject;
  const group = field && unwrap(field);
  const list = document.nodeAt(path.slice(0, -1));
  const isEntry = typeof value === 'string' && !meansNone(value) && isSeq(list) && !list.flow;
  if (!isEntry || !(group instanceof z.ZodObject)) return undefined;
  const range = document.rangeOfValue(path);
  const indent = range.column - 1;
  const fields = blankGroup(group, value, indent, false);
  if (fields === undefined || range.line !== range.endLine) return undefined;
  const text = fields.replace(/^ {2}( *)/, '$1- ');
  const help = 'Each entry has several fields: delete this line, and write them in its place.';
  const details = { help, addition: { after: range.line, text } };
  const found = { label, expected: groupName, found: quote(value) };
  return document.report(range, finding('wrong-type', found, details));
}

/**
 * A list of one entry where a name or a choice belongs: “category: [materials]”.
 * @returns `undefined` for any other value
 */
function explainLoneEntry({ document, path, field, label, value }: Subject) {
  const key = path.at(-1);
  const [only, ...others] = Array.isArray(value) ? value : [];
  if (!field || typeof key !== 'string' || typeof only !== 'string' || others.length > 0) return;
  if (isProse(field) || !z.safeParse(field, only).success) return undefined;
  const [suggestion] = writtenValue(only, { key, indent: 0, isEntry: false });
  const help = 'Only one can go here: write it after the colon, without brackets or a hyphen.';
  const params = { label, expected: 'text', found: 'a list' };
  const found = finding('wrong-type', params, { help, suggestion });
  return document.report(document.rangeOfFields(path), found);
}

/**
 * A value that is neither the one word nor the group that a field can have: hours in the editor’s
 * own words, or none.
 * @returns `undefined` for any other field, and for a value that is nearly that word
 */
function explainChoice(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value, purpose } = subject;
  const union = field && unwrap(field);
  const advice = adviseNone(subject);
  const hasOwnAdvice = isMailAddress(value) || (advice && meansNone(value));
  const isText = typeof value === 'string' && !hasOwnAdvice;
  if (!(union instanceof z.ZodUnion) || !(isText || value === null)) return undefined;
  const options = union.def.options.map(unwrap);
  const word = options.find((option) => option instanceof z.ZodLiteral)?.value;
  const group = options.find((option) => option instanceof z.ZodObject);
  if (typeof word !== 'string' || !group) return undefined;
  if (nearest(String(value), [word]) || meantWord(value, [word])) return undefined;
  const { after, indent } = placeBelow(document, path);
  const place = `“${path.at(-1)}:”`;
  const expected = `“${word}” or ${groupName}`;
  const isEmpty = value === null;
  const ways = isEmpty
    ? `Write “${word}” after ${place}, or its fields below it`
    : `Only “${word}” can go after ${place}. For anything else, leave that empty and write its fields below it`;
  const help = sentences(advice, `${ways}; leave out those that you don’t need.`, purpose);
  const details = { help, addition: { after, text: blankFields(group, indent) } };
  const found = isEmpty
    ? finding('wrong-type', { label, expected, found: 'empty' }, details)
    : finding('not-allowed', { label, found: quote(value) }, details);
  return document.report(rangeOf(subject), found);
}

/** What someone meant by “no” instead of “off”, “yes” instead of “true”, or “24/7”. */
export function meantWord(value: unknown, allowed: readonly string[]): string | undefined {
  if (allowed.includes('true')) return meantBoolean(value)?.toString();
  if (allowed.includes('always') && isAroundTheClock(String(value))) return 'always';
  return allowed.includes('off') && meansNone(value) ? 'off' : undefined;
}

export const isMailAddress = (value: unknown): boolean =>
  /^(?:mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(String(value));

/**
 * Pairs like “access_key: abc” in a list whose entries have the fields “name” and “value”.
 * @returns `undefined` for anything else
 */
function explainPairs({ document, schema, path, label, value }: Subject) {
  const pairs = meantPairs(schema, path, document.data);
  if (!pairs) return undefined;
  const named = pairs.map(({ name }) => [...path, name]);
  const range = document.rangeOfFields(named[0] ?? path, named.at(-1));
  const isEntry = typeof path.at(-1) === 'number';
  const indent = range.column - (isEntry ? 3 : 1);
  const lines = pairs.flatMap((pair) => entryLines(pair, indent));
  const text = lines.join('\n');
  const help = 'Each field has two lines here: its name and its value.';
  const found = finding(
    'unknown-field',
    { label, key: Object.keys(value as object).join('” or “') },
    { help, suggestion: text },
  );
  return document.report({ ...range, column: 1 }, found);
}

interface NamedValue {
  name: string;
  value: string;
}

/** @returns the pairs meant by keys that were written in place of “name” and “value” */
export function meantPairs(
  schema: z.core.$ZodType,
  path: FieldPath,
  data: unknown,
): NamedValue[] | undefined {
  const written = valueAt(data, path);
  const here = schemaAt(schema, path, data);
  const inner = here && unwrap(here);
  const entry = inner instanceof z.ZodArray ? unwrap(inner.def.element) : inner;
  if (!(entry instanceof z.ZodObject) || !isRecord(written) || Array.isArray(written)) return;
  if (Object.keys(entry.shape).join() !== 'name,value') return undefined;
  const pairs = Object.entries(written);
  const isMeant = pairs.every(
    ([name, value]) => !Object.hasOwn(entry.shape, name) && typeof value !== 'object',
  );
  return isMeant ? pairs.map(([name, value]) => ({ name, value: String(value) })) : undefined;
}

/** One line for the name and one for the value. */
const entryLines = ({ name, value }: NamedValue, indent: number) => [
  ...writtenValue(name, { key: 'name', indent, isEntry: true }),
  ...writtenValue(value, { key: 'value', indent: indent + 2, isEntry: false }),
];
