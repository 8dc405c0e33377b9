import { isSeq } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import {
  type FieldPath,
  labelOf,
  metaOf,
  schemaAt,
  unwrap,
  valueAt,
} from '../model/fieldSchema.ts';
import { nearest, sentences } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { lineOfField, placeBelow } from '../source/fieldLines.ts';
import { isProse, meantBoolean } from './cures/meantValue.ts';
import { writtenValue } from './cures/typedText.ts';
import { explainListed } from './explainListed.ts';
import { additionBelow, blankFields, blankGroup, explainMissing } from './explainMissing.ts';
import { explainMisspeltKind, explainUnknownKeys } from './explainUnknownKeys.ts';
import { explainPairs, explainValue, isMailAddress, meantWord } from './explainValue.ts';
import { adviseNone, type Issue, lineOfNone, meansNone, quote, type Subject } from './subject.ts';

/**
 * Turns one issue of zod into findings for an editor.
 * @param document the file
 * @param schema the file’s schema
 * @param issue as zod reports it, with unions resolved
 */
export function explainIssue(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: Issue,
): Diagnostic[] {
  const path = fieldPath(issue);
  const field = schemaAt(schema, path, document.data);
  const meta = metaOf(field);
  const subject: Subject = {
    document,
    schema,
    path,
    field,
    label: labelOf(schema, path, document.data) || 'This file',
    value: valueAt(document.data, path),
    purpose: meta.description ? `${meta.description}.` : '',
  };
  const shaped =
    explainPairs(subject) ??
    explainShort(subject) ??
    explainShortEntry(subject) ??
    explainChoice(subject) ??
    explainLoneEntry(subject) ??
    explainListed(subject);
  if (shaped) return [shaped];
  if (issue.code === 'unrecognized_keys') return explainUnknownKeys(subject, issue.keys);
  if (subject.value === undefined) return explainAbsent(subject);
  const mark = explainMark(subject);
  if (mark) return [mark];
  const found = explainValue(subject, issue);
  const addition = subject.value === null ? additionBelow(subject) : undefined;
  const filled = addition ? { ...found, help: subject.purpose || found.help, addition } : found;
  const advice = typeof subject.value === 'object' && subject.value ? '' : adviseNone(subject);
  const line = advice ? lineOfNone(subject) : undefined;
  const told = { ...filled, help: sentences(advice, filled.help) };
  return line
    ? [document.report(line, { ...told, suggestion: '' })]
    : [document.report(rangeOf(subject), told)];
}

function explainAbsent(subject: Subject): Diagnostic[] {
  const misspelt = explainMisspeltKind(subject);
  return misspelt.length > 0 ? misspelt : [explainMissing(subject)];
}

const groupName = 'a group of fields';

/** An empty value cannot be marked, and a list would be marked on its first line only. */
function rangeOf({ document, path, value }: Subject) {
  const isNamed = value === null || Array.isArray(value);
  return isNamed ? document.rangeOfKey(path) : document.rangeOfValue(path);
}

/** zod allows symbols in paths; YAML has none. */
export const fieldPath = (issue: Issue): FieldPath =>
  issue.path.filter((key) => typeof key !== 'symbol');

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

/**
 * A mark such as “placeholder” is true or absent; an editor who writes “false” means the latter.
 * @returns `undefined` for any other field
 */
function explainMark(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value } = subject;
  const mark = field && unwrap(field);
  if (!(mark instanceof z.ZodLiteral) || mark.value !== true) return undefined;
  const params = { label, found: quote(value) };
  const meant = meantBoolean(value)?.toString();
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
