import type { z } from 'zod';
import { type Finding, finding } from '../model/diagnostic.ts';
import { entryName } from '../model/fieldSchema.ts';
import { capitalized, counted, sentences } from '../model/words.ts';
import { quote, type Subject } from './subject.ts';

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
