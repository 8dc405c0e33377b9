import { isSeq } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, finding } from '../model/diagnostic.ts';
import { isProse, optionsOf, unwrap } from '../model/fieldSchema.ts';
import { nearest, onlyOf, sentences } from '../model/words.ts';
import { lineOfField, placeBelow } from '../source/fieldLines.ts';
import { writtenValue } from './canonicalText.ts';
import { meantBoolean } from './cures/meantValue.ts';
import { explainListed } from './explainListed.ts';
import { blankFields, blankGroup } from './explainMissing.ts';
import { isMailAddress } from './explainValue.ts';
import { explainWeek } from './explainWeek.ts';
import { meantWord } from './meantChoice.ts';
import { adviseNone, type Explain, groupName, meansNone, quote, type Subject } from './subject.ts';

/**
 * A value of another shape than its field: single in place of a group, a list of what there can be
 * only one of, neither the word nor the group that there can be, or a mark that is not true.
 */
export const explainShape: Explain = (subject) =>
  explainShort(subject) ??
  explainShortEntry(subject) ??
  explainLoneEntry(subject) ??
  explainListed(subject) ??
  explainWeek(subject) ??
  explainChoice(subject) ??
  explainMark(subject);

/** A single value in place of a group, such as only the address of a form service. */
function explainShort(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value } = subject;
  const union = field && unwrap(field);
  const isField = typeof path.at(-1) === 'string' && typeof value === 'string' && !meansNone(value);
  if (!isField) return undefined;
  const { after, indent } = placeBelow(document, path);
  const isChoice = union instanceof z.ZodUnion;
  const [text] = optionsOf(field).flatMap((group) =>
    group instanceof z.ZodObject ? (blankGroup(group, value, indent, isChoice) ?? []) : [],
  );
  if (text === undefined) return undefined;
  const rest = isChoice ? '; you can leave out the last ones that you don’t need' : '';
  const help = `This is one of several fields. Delete it after “${path.at(-1)}:” and write it below, with the others${rest}.`;
  const details = { help: sentences(help, adviseNone(subject)), addition: { after, text } };
  const found = isChoice
    ? finding('not-allowed', { label, found: `just ${quote(value)}` }, details)
    : finding('wrong-type', { label, expected: groupName, found: quote(value) }, details);
  return document.report(document.rangeOfValue(path), found);
}

/** The same for a list’s entry on a line of its own. */
function explainShortEntry(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value } = subject;
  const group = optionsOf(field).find((option) => option instanceof z.ZodObject);
  const list = document.nodeAt(path.slice(0, -1));
  const isEntry = typeof value === 'string' && !meansNone(value) && isSeq(list) && !list.flow;
  if (!isEntry || !group) return undefined;
  const range = document.rangeOfValue(path);
  const indent = range.column - 1;
  const fields = blankGroup(group, value, indent, false);
  if (fields === undefined || range.line !== range.endLine) return undefined;
  const text = fields.replace(/^ {2}( *)/, '$1- ');
  const isOne = !fields.includes('\n');
  const details = isOne
    ? {
        help: 'Each entry has fields: write the name of this one first.',
        suggestion: fields.trim(),
      }
    : { help: severalFields, addition: { after: range.line, text } };
  const found = { label, expected: groupName, found: quote(value) };
  return document.report(range, finding('wrong-type', found, details));
}

const severalFields =
  'Each entry has several fields: delete this line, and write them in its place.';

/** A list of one entry where a name or a choice belongs: “category: [materials]”. */
function explainLoneEntry({ document, path, field, label, value }: Subject) {
  const key = path.at(-1);
  const only = Array.isArray(value) ? onlyOf(value) : undefined;
  if (!field || typeof key !== 'string' || typeof only !== 'string') return undefined;
  if (isProse(field) || !z.safeParse(field, only).success) return undefined;
  const [suggestion] = writtenValue(only, { key, indent: 0, isEntry: false });
  const help = 'Only one can go here: write it after the colon, without brackets or a hyphen.';
  const params = { label, expected: 'text', found: 'a list' };
  const found = finding('wrong-type', params, { help, suggestion });
  return document.report(document.rangeOfFields(path), found);
}

/**
 * A value that is neither the one word nor the group that a field can have: hours in the editor’s
 * own words, or none. A value that is nearly that word is explained as a choice.
 */
function explainChoice(subject: Subject): Diagnostic | undefined {
  const { document, path, field, label, value, purpose } = subject;
  const union = field && unwrap(field);
  const advice = adviseNone(subject);
  const hasOwnAdvice = isMailAddress(value) || (advice && meansNone(value));
  const isText = typeof value === 'string' && !hasOwnAdvice;
  const kind = kindOf(value);
  if (!(union instanceof z.ZodUnion) || !(isText || kind)) return undefined;
  const options = optionsOf(field);
  const word = options.find((option) => option instanceof z.ZodLiteral)?.value;
  const group = options.find((option) => option instanceof z.ZodObject);
  if (typeof word !== 'string' || !group) return undefined;
  if (nearest(String(value), [word]) || meantWord(value, [word])) return undefined;
  const { after, indent } = placeBelow(document, path);
  const place = `“${path.at(-1)}:”`;
  const ways = kind
    ? `Write “${word}” after ${place}, or its fields below it`
    : `Only “${word}” can go after ${place}. For anything else, leave that empty and write its fields below it`;
  const unlisted = kind === 'a list' ? 'This is no list: delete its entries.' : '';
  const rest = `${ways}; leave out those that you don’t need.`;
  const help = sentences(advice, unlisted, rest, purpose);
  const details = { help, addition: { after, text: blankFields(group, indent) } };
  const expected = `“${word}” or ${groupName}`;
  const found = kind
    ? finding('wrong-type', { label, expected, found: kind }, details)
    : finding('not-allowed', { label, found: quote(value) }, details);
  return document.report(kind ? document.rangeOfKey(path) : document.rangeOfValue(path), found);
}

/** What messages call a value that is no words. */
function kindOf(value: unknown): string | undefined {
  if (value === null) return 'empty';
  return Array.isArray(value) ? 'a list' : undefined;
}

/** A mark such as “placeholder” is true or absent; an editor who writes “false” means the latter. */
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
