import { finding, withoutSuggestion } from '../../model/diagnostic.ts';
import type { BareAddress } from '../../model/fileFacts.ts';
import { type Part, type PartFinding, withoutOverlaps } from '../../source/lines.ts';
import { nodesIn, parseMarkdown } from '../../source/markdown.ts';
import { unknownPlaceholders } from '../signsInField.ts';
import { blockContents } from './blockContents.ts';
import { blockFrames } from './blockFrames.ts';
import { blockLines } from './blockLines.ts';
import { type HalfLink, halfLinks } from './halfLinks.ts';
import { joinedLines, pretendBlocks } from './pretendBlocks.ts';
import { pretendLists } from './pretendLists.ts';
import { type ParsedBody, proseOf } from './prose.ts';
import { joinedHeadings, lostComparisons, lostStars, straySigns, tickBoxes } from './straySigns.ts';

/** What is wrong with a body’s prose. */
export interface ProseFinding extends HalfLink {
  /** Only for an address that is not a link; the cure depends on whether it is the site’s own. */
  address?: Pick<BareAddress, 'url' | 'words'>;
}

/** The checks within a paragraph. */
const looks: readonly ((prose: ParsedBody) => ProseFinding[])[] = [
  blockFindings,
  halfLinks,
  joinedHeadings,
  bareAddresses,
  straySigns,
  lostStars,
  lostComparisons,
  tickBoxes,
  ({ shown }) => unknownPlaceholders(shown),
];

/** Finds what would be shown as raw markup, or not as it was meant. */
export function proseFindings(prose: ParsedBody): ProseFinding[] {
  const blocks = pretendBlocks(prose);
  const lists = pretendLists(prose).filter((list) => blocks.every((block) => isApart(list, block)));
  const inner: ProseFinding[] = [...blocks, ...looks.flatMap((look) => look(prose))];
  // Of overlapping findings, the one that starts first says more; then that of the earlier check.
  const told = [...withoutOverlaps(inner), ...lists];
  const joined = joinedLines(prose).filter((one) => told.every((other) => isApart(one, other)));
  return [...told, ...joined];
}

const isApart = (a: Part, b: Part) => a.end <= b.start || b.end <= a.start;

/** Finds what is wrong with blocks; only proven cures are suggested. */
function blockFindings(body: ParsedBody): PartFinding[] {
  const problems = blockProblems(body);
  return problems.map((problem, index) =>
    problem.found.suggestion === undefined ||
    (index < maxProven && isCure(problem, problems, body.text))
      ? problem
      : { ...problem, found: withoutSuggestion(problem.found) },
  );
}

const blockProblems = (body: ParsedBody): PartFinding[] => [
  ...blockLines(body),
  ...blockFrames(body),
  ...blockContents(body),
];

/** Proving a cure takes parsing the text again, so the others wait for the next check. */
const maxProven = 20;

const keyOf = ({ found: { rule, message } }: PartFinding) => `${rule} ${message}`;

/** Whether a finding’s suggestion removes it without causing another. */
function isCure({ start, end, found }: PartFinding, all: readonly PartFinding[], text: string) {
  const cured = text.slice(0, start) + found.suggestion + text.slice(end);
  const tree = parseMarkdown(cured);
  const left = blockProblems(proseOf(cured, tree, nodesIn(tree))).map(keyOf);
  const known = all.map(keyOf);
  return left.length < known.length && left.every((key) => known.includes(key));
}

const webAddress = /(?<![\w/@.])www\.(?=\w)[^\s\uffff<>()[\]"“”’]+/giu;

/** Finds “www.” addresses that are not links: the parser only links those that start a word. */
function bareAddresses({ shown }: ParsedBody): ProseFinding[] {
  return [...shown.matchAll(webAddress)].map(({ 0: whole, index: start }) => {
    const words = whole.replace(/[.,;:!?*_'|]+$/, '');
    const url = `https://${words}`;
    const help = `Write words that say where it leads, then the address: [the words](${url}).`;
    const suggestion = `[${words}](${url})`;
    const found = finding('bare-address', { address: words }, { help, suggestion });
    return { start, end: start + words.length, found, address: { url, words } };
  });
}
