/** “1 error”, “2 errors”. */
export const counted = (amount: number, noun: string) =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** “2 errors and 1 warning”; empty when there is neither. */
export function countedFindings(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return parts.join(' and ');
}

/** Numbers as words, each at its own index. */
export const numberWords: readonly string[] =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Longer than this nobody reads a name or a value in a message. */
const maxLength = 60;

/** The start of a text. */
export const shortened = (text: string, length = maxLength) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** “April 1, 2025”, from 2025-04-01. */
export const longDate = (day: string) => format.format(new Date(day));

/** Joins the sentences of a help line, of which some may be empty. */
export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** A word as a sentence begins with it. */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A text as one line: where its lines end makes no difference. */
export const flatText = (text: string): string => text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();

/** By which most texts are told apart without reading them again. */
export function shapeOf(text: string): string {
  const flat = flatText(text);
  return `${flat.length} ${flat.slice(-40)}`;
}
