import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { unwrap } from '../model/fieldSchema.ts';
import { nearest, sentences } from '../model/words.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import { lineOfField, placeBelow } from '../source/fieldLines.ts';
import { meantBoolean } from './cures/meantValue.ts';
import { additionBelow, blankFields, explainMissing } from './explainMissing.ts';
import { explainShape } from './explainShape.ts';
import { explainMisspeltKind, explainUnknownKeys } from './explainUnknownKeys.ts';
import { explainValue, isMailAddress, meantWord } from './explainValue.ts';
import {
  adviseNone,
  fieldPath,
  groupName,
  type Issue,
  meansNone,
  quote,
  type Subject,
  subjectAt,
} from './subject.ts';

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
  const subject = subjectAt(document, schema, fieldPath(issue));
  const { path, value, purpose } = subject;
  const shaped = explainShape(subject) ?? explainChoice(subject);
  if (shaped) return [shaped];
  if (issue.code === 'unrecognized_keys') return explainUnknownKeys(subject, issue.keys);
  if (value === undefined) return explainMisspeltKind(subject) ?? [explainMissing(subject)];
  const mark = explainMark(subject);
  if (mark) return [mark];
  const found = explainValue(subject, issue);
  const addition = value === null ? additionBelow(subject) : undefined;
  const filled = addition ? { ...found, help: purpose || found.help, addition } : found;
  const advice = typeof value === 'object' && value ? '' : adviseNone(subject);
  const line = advice && meansNone(value) ? lineOfField(document, path) : undefined;
  const told = { ...filled, help: sentences(advice, filled.help) };
  return line
    ? [document.report(line, { ...told, suggestion: '' })]
    : [document.report(rangeOf(subject), told)];
}

/** An empty value cannot be marked, and a list would be marked on its first line only. */
function rangeOf({ document, path, value }: Subject) {
  const isNamed = value === null || Array.isArray(value);
  return isNamed ? document.rangeOfKey(path) : document.rangeOfValue(path);
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
  const meant = meantBoolean(value)?.toString();
  const line = meant === 'false' ? lineOfField(document, path) : undefined;
  const suggestion = meant === 'true' ? meant : line && '';
  const details = { help: howToMark[meant ?? 'unclear'], suggestion };
  const found = finding('not-allowed', { label, found: quote(value) }, details);
  return document.report(line ?? document.rangeOfValue(path), found);
}

const howToMark: Record<string, string> = {
  true: 'Write true without quotes.',
  false: 'Delete this line: without it the value counts as real.',
  unclear: 'Write true while the value is a sample. Once it is real, delete this line.',
};
