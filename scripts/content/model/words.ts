import { distance } from 'fastest-levenshtein';

/** “1 error”, “2 errors”. */
export const counted = (amount: number, noun: string, several = `${noun}s`) =>
  `${amount} ${amount === 1 ? noun : several}`;

/** “2 errors and 1 warning”; empty when there is neither. */
export const countedFindings = (errors: number, warnings: number): string =>
  [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');

/** Numbers as words, each at its own index. */
export const numberWords: readonly string[] =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Nobody reads a name or a value in a message beyond this length. */
const maxLength = 60;

/** The start of a text. */
export const shortened = (text: string, length = maxLength) =>
  text.length > length ? `${text.slice(0, wholeSign(text, length)).trimEnd()}…` : text;

/** An index in a text that does not divide a sign of two code units, such as an emoji. */
export const wholeSign = (text: string, index: number): number =>
  /[\udc00-\udfff]/.test(text.charAt(index)) ? index - 1 : index;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** “April 1, 2025”, from 2025-04-01. */
export const longDate = (day: string) => format.format(new Date(day));

/** Joins the sentences of a help line; empty ones are left out. */
export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** A word with a capital, as at the start of a sentence. */
export const capitalized = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;

/** A text on one line, so that line breaks make no difference. */
export const flatText = (text: string): string => text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();

/**
 * The candidate an editor most likely meant.
 * @returns `undefined` when nothing is similar: a far-fetched guess misleads more than it helps
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const maxEdits = Math.floor(word.length / 3);
  // Each extra or missing letter is an edit, so the length alone rules out most candidates.
  const near = [...candidates].filter(({ length }) => Math.abs(length - word.length) <= maxEdits);
  return ranked(word, near).find(
    ({ candidate, edits }) => edits <= maxEdits && haveNearNames(word, candidate),
  )?.candidate;
}

/** The only name that a word of at least three letters abbreviates: saturday for Sat. */
export const inFull = (word: string, names: readonly string[]): string | undefined =>
  word.length < 3 ? undefined : onlyOf(names.filter((name) => name.startsWith(word.toLowerCase())));

/** Whether what two paths end in is similar: a folder that they share says little. */
function haveNearNames(path: string, candidate: string): boolean {
  const [written, other] = [nameIn(path), nameIn(candidate)];
  if (written.startsWith(other) || other.startsWith(written)) return true;
  return distance(written, other) <= Math.floor(written.length / 2);
}

const nameIn = (path: string) => /[^/]*(?=\/?$)/.exec(path)?.[0].toLowerCase() ?? '';

/** Compares by code unit, because a locale’s order may differ between machines. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The most similar first. */
function ranked(word: string, candidates: Iterable<string>) {
  const wanted = word.toLowerCase();
  return [...candidates]
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || compareText(a.candidate, b.candidate));
}

/** Nobody reads a list longer than this. */
export const maxShown = 12;

/** What a list holds if that is just one. */
export const onlyOf = <One>([only, ...others]: readonly One[]): One | undefined =>
  others.length === 0 ? only : undefined;

/**
 * Text for a help line: the likely meaning, otherwise what is allowed, introduced by `all`.
 * @param guess what was probably meant; the most similar of what is allowed by default
 */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  all: string,
  guess = nearest(word, candidates),
): string {
  return guess ? `Did you mean “${guess}”?` : whatThereIs(word, candidates, all);
}

/** Text for a help line without a likely meaning: all that is allowed, or what is most similar. */
export function whatThereIs(word: string, candidates: readonly string[], all: string): string {
  if (candidates.length === 0) return '';
  if (candidates.length <= maxShown) return `${all}: ${candidates.join(', ')}.`;
  const similar = ranked(word, candidates).slice(0, 5);
  return `${all}, among others: ${similar.map(({ candidate }) => candidate).join(', ')}.`;
}
