import { type Diagnostic, finding, withoutSuggestion } from '../../model/diagnostic.ts';
import type { BareAddress, HalfPicture } from '../../model/fileFacts.ts';
import type { ContentDocument, MarkdownSource } from '../../source/contentDocument.ts';
import { type Part, type PartFinding, withoutOverlaps } from '../../source/lines.ts';
import { nodesIn, parseMarkdown } from '../../source/markdown.ts';
import { unknownPlaceholders } from '../signsInField.ts';
import { blockContents } from './blockContents.ts';
import { blockFrames } from './blockFrames.ts';
import { blockLines } from './blockLines.ts';
import { type HalfLink, halfLinks } from './halfLinks.ts';
import { joinedLines, pretendBlocks } from './pretendBlocks.ts';
import { pretendLists } from './pretendLists.ts';
import { type ParsedBody, proseOf, rangeInBody } from './prose.ts';
import { joinedHeadings, lostStars, straySigns, tickBoxes } from './straySigns.ts';

type Problem = HalfLink & { address?: Pick<BareAddress, 'url' | 'words'> };

/** The checks within a paragraph. */
const looks: readonly ((prose: ParsedBody) => Problem[])[] = [
  blockFindings,
  halfLinks,
  joinedHeadings,
  bareAddresses,
  straySigns,
  lostStars,
  tickBoxes,
  ({ shown }) => unknownPlaceholders(shown),
];

/** What is wrong with a body’s prose. */
interface ProseFindings {
  diagnostics: readonly Diagnostic[];
  /** Miswritten pictures; their cure depends on which pictures exist. */
  halfPictures: readonly HalfPicture[];
  /** Addresses that are not links; their cure depends on whether they are the site’s own. */
  bareAddresses: readonly BareAddress[];
}

/** Finds what would be shown as raw markup, or not as it was meant. */
export function proseFindings(
  document: ContentDocument,
  body: MarkdownSource,
  prose: ParsedBody,
): ProseFindings {
  const blocks = pretendBlocks(prose);
  const lists = pretendLists(prose).filter((list) => blocks.every((block) => isApart(list, block)));
  const inner: Problem[] = [...blocks, ...looks.flatMap((look) => look(prose))];
  // Of overlapping findings, the one that starts first says more; then that of the earlier check.
  const told: Problem[] = [...withoutOverlaps(inner), ...lists];
  const joined: Problem[] = joinedLines(prose).filter((one) =>
    told.every((other) => isApart(one, other)),
  );
  const located = [...told, ...joined].map(({ start, end, found, picture, address }) => ({
    picture,
    address,
    diagnostic: document.report(rangeInBody(body, start, end), found),
  }));
  return {
    diagnostics: located.flatMap(({ picture, address, diagnostic }) =>
      picture || address ? [] : [diagnostic],
    ),
    bareAddresses: located.flatMap(({ address, diagnostic }) =>
      address ? [{ ...address, diagnostic }] : [],
    ),
    halfPictures: located.flatMap(({ picture, diagnostic }) =>
      picture ? [{ ...picture, diagnostic }] : [],
    ),
  };
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
  const left = blockProblems(proseOf(cured, nodesIn(parseMarkdown(cured)))).map(keyOf);
  const known = all.map(keyOf);
  return left.length < known.length && left.every((key) => known.includes(key));
}

const webAddress = /(?<![\w/@.])www\.(?=\w)[^\s\uffff<>()[\]"“”’]+/giu;

/** Finds “www.” addresses that are not links: the parser only links those that start a word. */
function bareAddresses({ shown }: ParsedBody): Problem[] {
  return [...shown.matchAll(webAddress)].map(({ 0: whole, index: start }) => {
    const words = whole.replace(/[.,;:!?*_'|]+$/, '');
    const url = `https://${words}`;
    const help = `Write words that say where it leads, then the address: [the words](${url}).`;
    const suggestion = `[${words}](${url})`;
    const found = finding('bare-address', { address: words }, { help, suggestion });
    return { start, end: start + words.length, found, address: { url, words } };
  });
}
