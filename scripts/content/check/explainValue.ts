import { z } from 'zod';
import { type Finding, finding } from '../model/diagnostic.ts';
import { entryName } from '../model/fieldSchema.ts';
import { writtenDay } from '../model/fields.ts';
import { isWeekday } from '../model/weeklyHours.ts';
import { capitalized, counted, sentences } from '../model/words.ts';
import { meantDate, meantValue } from './cures/meantValue.ts';
import { meantChoice } from './meantChoice.ts';
import { adviseEmpty, groupName, type Issue, quote, type Subject } from './subject.ts';
import { adviseTimes } from './words/hours.ts';

/**
 * What is wrong with a value of the right shape.
 * @param subject a field with a value that does not fit, or that is empty
 */
export function explainValue(subject: Subject, issue: Issue): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(subject, issue.expected);
    case 'invalid_value':
      return notAllowed(subject, issue.values.map(String));
    case 'invalid_union':
      return notAllowed(subject, 'options' in issue ? (issue.options ?? []).map(String) : []);
    case 'too_small':
    case 'too_big':
      return explainSize(subject, issue);
    case 'invalid_format':
      return explainForm(subject, issue.format);
    case 'custom':
      return finding(
        'invalid-value',
        { problem: issue.message },
        { help: subject.purpose, suggestion: issue.params?.meant ?? withoutSlash(subject) },
      );
    default:
      return notAllowed(subject, []);
  }
}

function notAllowed({ label, value, purpose }: Subject, allowed: readonly string[]): Finding {
  const guess = meantChoice(value, allowed);
  const choices = allowed.length > 0 ? `Allowed: ${allowed.join(', ')}.` : '';
  const advice = isMailAddress(value) ? noMail : choices;
  const help = guess ? `Did you mean “${guess}”?` : sentences(advice, purpose);
  const found = value === '' ? 'empty' : quote(value);
  return finding('not-allowed', { label, found }, { help, suggestion: guess });
}

export const isMailAddress = (value: unknown): boolean =>
  /^(?:mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(String(value));

const noMail =
  'An email address alone receives nothing: a form service sends the requests on to it. Get an https:// address from one, and write the lines that the guide shows below “The chat, estimate requests and the newsletter”.';

/** An address without the final slash, if it is right then or once it is whole. */
function withoutSlash({ value, field }: Subject): string | undefined {
  const bare = typeof value === 'string' ? value.replace(/\/+$/, '') : value;
  if (typeof bare !== 'string' || bare === value || !field) return undefined;
  const meant = meantValue(bare, field);
  return typeof meant === 'string' && z.safeParse(field, meant).success ? meant : undefined;
}

/** @param format the required format, as zod names it */
function explainForm({ label, value, purpose, path }: Subject, format: string): Finding {
  if (value === '') {
    const empty = { label, size: 'is empty', bound: 'it must be filled in' };
    return finding('too-short', empty, { help: purpose });
  }
  const params = { label, found: quote(value) };
  const ofTimes = isWeekday(path.at(-1)) ? adviseTimes(String(value)) : '';
  const ofPhones = twoPhones.test(String(value)) ? onePhone : '';
  const help = sentences(ofTimes, ofPhones, advice[format]?.(String(value)) ?? '', purpose);
  // Services offer a whole iframe to copy, but only its address is needed.
  const [, frame] = /<iframe\b[^>]*?\bsrc=["']?(https:[^"'\s>]+)/i.exec(String(value)) ?? [];
  if (frame) return finding('wrong-form', params, { help: frameHelp, suggestion: frame });
  const suggestion = format === 'date' ? meantDate(String(value)) : undefined;
  return finding('wrong-form', params, { help, suggestion });
}

/** Two numbers of ten digits each. */
const twoPhones = /^(?:\D*\d){20}/;

const onePhone =
  'Only one number can go here. One just for emergencies goes into “Emergency phone”, and one for texts into “Text messages”.';

const frameHelp = 'Write only the address between the quotes after “src=”.';

const advice: Record<string, (text: string) => string> = {
  date: (text) => {
    const [, month = '', year = ''] = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(text) ?? [];
    const first = meantDate(`${month} 1, ${year}`);
    if (first) return `The day is missing. With the first of the month, this is ${first}.`;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'There is no such day.';
    return `Write the year, month and day, ${writtenDay}.`;
  },
  url: (text) =>
    isMailAddress(text)
      ? 'This is an email address, but only a web address can go here: it starts with https://.'
      : 'Write the whole address, starting with https://.',
};

/** @param expected the required type, as zod names it */
function explainType(subject: Subject, expected: string): Finding {
  const { label, value, purpose } = subject;
  const params = {
    label,
    expected: kindNames[expected] ?? expected,
    found: foundIn(value, expected),
  };
  const help = value === null ? adviseEmpty(subject) : adviseTwo(value, expected);
  return finding('wrong-type', params, { help: sentences(help, purpose) });
}

/** Maps give both numbers of a place at once. */
function adviseTwo(value: unknown, expected: string): string {
  const [, north, east] = /^([-–−]?\d[\d.]*), ?([-–−]?\d[\d.]*)$/.exec(String(value)) ?? [];
  return expected === 'number' && north && east
    ? `These are two numbers. Write each on its own line, ${north} after “latitude: ” and ${east} after “longitude: ”.`
    : '';
}

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: groupName,
};

function foundIn(value: unknown, expected: string): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  // “A whole number, but it is a number” would puzzle everyone, so the value is quoted.
  const isTelling = typeof value !== 'object' && expected !== 'string';
  return isTelling ? quote(value) : (kindNames[typeof value] ?? 'something else');
}

/** Explains how far a value is from its allowed size. */
export function explainSize(
  { label, value, purpose }: Pick<Subject, 'label' | 'value' | 'purpose'>,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): Finding {
  const { origin, exact } = issue;
  const isMore = issue.code === 'too_small';
  const rule = isMore ? 'too-short' : 'too-long';
  const limit = Number(isMore ? issue.minimum : issue.maximum);
  if (origin !== 'array' && origin !== 'string') {
    const bound = `it must be at ${isMore ? 'least' : 'most'} ${limit}`;
    return finding(rule, { label, size: `is ${quote(value)}`, bound }, { help: purpose });
  }
  if (value === '') {
    const params = { label, size: 'is empty', bound: 'fill it in' };
    return finding(rule, params, { help: purpose });
  }
  const isList = Array.isArray(value);
  const length = isList ? value.length : String(value).length;
  const amount = (number: number) =>
    isList ? counted(number, 'entry', 'entries') : counted(number, 'character');
  const most = isMore ? 'it needs at least' : 'it can have at most';
  const params = {
    label,
    size: `has ${amount(length)}`,
    bound: `${exact ? 'it needs exactly' : most} ${limit}`,
  };
  if (isList && !isMore) return finding(rule, params, { help: fullList(value, limit) });
  const distance = amount(Math.abs(limit - length));
  const add = isList ? 'Add' : 'Add at least';
  const help = sentences(`${isMore ? add : 'Shorten it by'} ${distance}.`, purpose);
  return finding(rule, params, { help });
}

/** Nobody reads more names than these to find one that can go. */
const mostNamed = 40;

/** What to do about a list that has too many entries. */
function fullList(entries: readonly unknown[], places: number): string {
  const names = entries.flatMap((entry) => entryName(entry) ?? []).map(asWords);
  const rest = names.length - mostNamed;
  const named = [...names.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])];
  const listed = names.length > 0 ? `There are now: ${named.join('; ')}.` : '';
  return sentences(
    `The page has room for ${places} of them.`,
    listed,
    'Replace an old one with the new one.',
  );
}

/** A file’s name as words. */
const asWords = (name: string) =>
  /^[a-z]+(?:-[a-z]+)*$/.test(name) ? capitalized(name).replaceAll('-', ' ') : name;
