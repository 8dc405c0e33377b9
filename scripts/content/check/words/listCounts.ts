import { type Finding, finding } from '../../model/diagnostic.ts';
import { numberWords } from '../../model/words.ts';

/** A number of things that a list is said to have. */
interface ListCount {
  /** The number and what it counts, as written. */
  words: string;
  amount: number;
}

/** What the entries of a list are called; other words, such as “days”, may count anything. */
const nouns =
  'steps|stages|reasons|things|ways|questions|tips|signs|facts|points|mistakes|rules|options|choices|kinds|types|parts|causes|factors|advantages|benefits';
const number = String.raw`(?:${numberWords.slice(2).join('|')}|[2-9]|1\d|20)`;
const adjective = '(?!of |to |in |for |the |or |and )[a-z-]+ ';
const counted = String.raw`(?<words>(?<written>${number}) (?:${adjective}){0,2}(?:${nouns}))\b`;

/** “Three reasons to call”, “The top five mistakes”. */
const atStart = new RegExp(
  `^(?:(?:there|here|these|those) are )?(?:the |our )?(?:top )?${counted}`,
  'iu',
);

/** “We do it in four steps:”; “the first two steps:” are some of them. */
const atEnd = new RegExp(
  String.raw`(?<!\b(?:all|of|of the|of our|first|last|next|other|or|and|than|least|most|about|over) )\b${counted}(?: [a-z]+)?:$`,
  'iu',
);

const anyNumber = new RegExp(String.raw`\b(?:one|${number})\b|\d`, 'giu');

/**
 * How many entries the list below some words should have; `undefined` if they do not say so.
 * @param isHeading whether the words are its heading; others announce a list with a colon
 */
function listCount(text: string, isHeading: boolean): ListCount | undefined {
  const sentence = text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  // A sentence with several parts may speak of more than the list.
  if (!isHeading && !/^[^,;]*:$/.test(sentence)) return undefined;
  const { words, written = '' } = (atStart.exec(sentence) ?? atEnd.exec(sentence))?.groups ?? {};
  // With another number in the sentence, either may be that of the list.
  if (words === undefined || sentence.match(anyNumber)?.length !== 1) return undefined;
  return { words, amount: Number(written) || numberWords.indexOf(written.toLowerCase()) };
}

/**
 * Finds that a list has another number of entries than the words above it say.
 * @param entries how many it has
 * @returns the words that say so, and what is wrong with them
 */
export function countFinding(
  text: string,
  entries: number,
  isHeading: boolean,
): { words: string; found: Finding } | undefined {
  const { words = '', amount } = listCount(text, isHeading) ?? {};
  if (amount === undefined || amount === entries) return undefined;
  return { words, found: finding('list-count', { words, entries }) };
}
