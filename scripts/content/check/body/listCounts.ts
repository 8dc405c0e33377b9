import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, finding } from '../../model/diagnostic.ts';
import { numberWords } from '../../model/words.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { blockContent, isBlock } from './blockNodes.ts';
import { nodeSource, type ParsedBody } from './prose.ts';

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
 * Finds that a list has another number of entries than the words above it say.
 * @param entries how many it has
 * @param isHeading whether the words are its heading; others announce a list with a colon
 * @returns the words that say so, and what is wrong with them
 */
export function countFinding(
  text: string,
  entries: number,
  isHeading: boolean,
): { words: string; found: Finding } | undefined {
  const sentence = text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  // A sentence with several parts may speak of more than the list.
  if (!isHeading && !/^[^,;]*:$/.test(sentence)) return undefined;
  const { words, written = '' } = (atStart.exec(sentence) ?? atEnd.exec(sentence))?.groups ?? {};
  // With another number in the sentence, either may be that of the list.
  if (words === undefined || sentence.match(anyNumber)?.length !== 1) return undefined;
  const amount = Number(written) || numberWords.indexOf(written.toLowerCase());
  return amount === entries
    ? undefined
    : { words, found: finding('list-count', { words, entries }) };
}

/** Finds headings and sentences that miscount the list directly below them. */
export const miscounted = ({ text, tree: { children } }: ParsedBody): PartFinding[] =>
  children.flatMap((node, index) => {
    const entries = entriesOf(children[index + 1]);
    const isHeading = node.type === 'heading';
    if (entries === undefined || !(isHeading || node.type === 'paragraph')) return [];
    // Something between its entries divides a list, so that its numbers go on below.
    if (children.slice(index + 2).some((later) => startOf(later) === entries + 1)) return [];
    const told = countFinding(textOf(node), entries, isHeading);
    if (!told) return [];
    const { start, end } = partOf(node);
    const { words, found } = told;
    const at = nodeSource(node, text).indexOf(words);
    return [
      at < 0 ? { start, end, found } : { start: start + at, end: start + at + words.length, found },
    ];
  });

/** How many entries a list has, or a block of steps. */
function entriesOf(node: Nodes | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  return node && isBlock(node) && node.name === 'steps'
    ? entriesOf(blockContent(node)[0])
    : undefined;
}

const startOf = (node: Nodes) => (node.type === 'list' ? node.start : undefined);
