import { inFull, nearest } from '../model/words.ts';
import { meansNone } from './subject.ts';
import { isAroundTheClock } from './words/hours.ts';

/** The one of several allowed words that someone meant; `undefined` if none is likely. */
export const meantChoice = (value: unknown, allowed: readonly string[]): string | undefined =>
  meantWord(value, allowed) ??
  nearest(String(value), allowed) ??
  lettersOf(value, allowed) ??
  inOtherOrder(String(value), allowed) ??
  inFull(String(value), allowed);

/** The abbreviation of what someone wrote in full: IL for Illinois. */
const lettersOf = (value: unknown, allowed: readonly string[]) =>
  allowed.find((word) => /^[A-Z]+$/.test(word) && String(value).toUpperCase().startsWith(word));

/** The same words in another order: “right top” for “top-right”. */
function inOtherOrder(value: string, allowed: readonly string[]): string | undefined {
  const sorted = (words: string) =>
    words
      .toLowerCase()
      .split(/[\s-]+/)
      .toSorted()
      .join(' ');
  return allowed.find((words) => sorted(words) === sorted(value));
}

/** What someone meant by “no” instead of “off”, or “24/7” instead of “always”. */
export function meantWord(value: unknown, allowed: readonly string[]): string | undefined {
  if (allowed.includes('always') && isAroundTheClock(String(value))) return 'always';
  return allowed.includes('off') && meansNone(value) ? 'off' : undefined;
}
