import { type Finding, finding } from '../model/diagnostic.ts';
import { entryName } from '../model/fieldSchema.ts';
import { counted, sentences } from '../model/words.ts';
import { quote, type Subject } from './subject.ts';

type SizeRule = 'too-short' | 'too-long';

/** What is counted, as zod names it, and whether the number must be met exactly. */
interface Measure {
  origin: string;
  exact?: boolean | undefined;
}

/** @param limit the smallest or the largest size that is allowed */
export function explainSize(
  rule: SizeRule,
  { label, value, purpose }: Pick<Subject, 'label' | 'value' | 'purpose'>,
  { origin, exact }: Measure,
  limit: number,
): Finding {
  const isMore = rule === 'too-short';
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
  /^[a-z]+(?:-[a-z]+)*$/.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
    : name;
