import type { z } from 'zod';
import { type Finding, finding } from '../model/diagnostic.ts';
import { entryName } from '../model/fieldSchema.ts';
import { capitalized, counted, sentences } from '../model/words.ts';
import { quote, type Subject } from './subject.ts';

/** Says how far a value is from the size that it may have. */
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
  if (value === '')
    return finding(
      rule,
      { label, size: 'is empty', bound: 'it needs some words' },
      { help: purpose },
    );
  const length = Array.isArray(value) ? value.length : String(value).length;
  const bound = exact
    ? `it needs exactly ${limit}`
    : isMore
      ? `it needs at least ${limit}`
      : `it can have at most ${limit}`;
  const help =
    !isMore && Array.isArray(value)
      ? fullList(value, limit)
      : sentences(toDo(isMore, origin, Math.abs(limit - length)), purpose);
  return finding(rule, { label, size: sizeOf(length, origin), bound }, { help });
}

function sizeOf(length: number, origin: string): string {
  if (origin === 'array') return `has ${length} ${length === 1 ? 'entry' : 'entries'}`;
  return `has ${counted(length, 'character')}`;
}

function toDo(isMore: boolean, origin: string, difference: number): string {
  if (origin === 'array') {
    return `${isMore ? 'Add' : 'Delete'} ${difference} ${difference === 1 ? 'entry' : 'entries'}.`;
  }
  const characters = counted(difference, 'character');
  return isMore ? `Add at least ${characters}.` : `Shorten it by ${characters}.`;
}

/** Nobody reads more names than these to find the one that may go. */
const mostNamed = 40;

/** What to do about a list that has no room for more. */
function fullList(entries: readonly unknown[], places: number): string {
  const names = entries.flatMap((entry) => entryName(entry) ?? []).map(asWords);
  const rest = names.length - mostNamed;
  const named = [...names.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])];
  const listed = names.length > 0 ? `There are now: ${named.join('; ')}.` : '';
  return sentences(
    `The page has room for ${places} of them.`,
    listed,
    'Write the new one in place of an old one.',
  );
}

/** A file’s name as the words that it is made of. */
const asWords = (name: string) =>
  /^[a-z]+(?:-[a-z]+)*$/.test(name) ? capitalized(name).replaceAll('-', ' ') : name;
