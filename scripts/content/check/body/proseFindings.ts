import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import type { BareAddress, HalfPicture } from '../../model/fileFacts.ts';
import type { ContentDocument, MarkdownSource } from '../../source/contentDocument.ts';
import { unknownPlaceholders } from '../signsInField.ts';
import { blockFindings } from './blockFindings.ts';
import { type HalfLink, halfLinks } from './halfLinks.ts';
import { joinedLines, pretendBlocks } from './pretendBlocks.ts';
import { pretendLists } from './pretendLists.ts';
import { type ParsedBody, type Part, rangeInBody } from './prose.ts';
import { joinedHeadings, lostStars, straySigns, tickBoxes } from './straySigns.ts';

type Problem = Part &
  Pick<HalfLink, 'picture' | 'found'> & { address?: Pick<BareAddress, 'url' | 'words'> };

/** What can go wrong within a paragraph. */
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

/** What goes wrong in a body’s prose. */
interface ProseFindings {
  diagnostics: readonly Diagnostic[];
  /** Pictures that are none, which only who knows all pictures can mend. */
  halfPictures: readonly HalfPicture[];
  /** Addresses that are no links, which only who knows the site’s own can mend. */
  bareAddresses: readonly BareAddress[];
}

/** What in a body would be shown as signs, or as something else than was meant. */
export function proseFindings(
  document: ContentDocument,
  body: MarkdownSource,
  prose: ParsedBody,
): ProseFindings {
  const blocks = pretendBlocks(prose);
  const lists = pretendLists(prose).filter((list) => blocks.every((block) => isApart(list, block)));
  const inner: Problem[] = [...blocks, ...looks.flatMap((look) => look(prose))];
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

/** Of two findings that overlap, the one that starts first tells more; then the earlier look’s. */
function withoutOverlaps(problems: readonly Problem[]): Problem[] {
  const kept: Problem[] = [];
  for (const problem of problems.toSorted((a, b) => a.start - b.start)) {
    if (problem.start >= (kept.at(-1)?.end ?? 0)) kept.push(problem);
  }
  return kept;
}

const webAddress = /(?<![\w/@.])www\.(?=\w)[^\s\uffff<>()[\]"“”’]+/giu;

/** Finds addresses that nobody can press: others, and those at the start of words, are links. */
function bareAddresses({ shown }: ParsedBody): Problem[] {
  return [...shown.matchAll(webAddress)].map(({ 0: whole, index: start }) => {
    const words = whole.replace(/[.,;:!?*_'|]+$/, '');
    const url = `https://${words}`;
    const help = `Write words that say where it leads, and the address: [the words](${url}).`;
    const suggestion = `[${words}](${url})`;
    const found = finding('bare-address', { address: words }, { help, suggestion });
    return { start, end: start + words.length, found, address: { url, words } };
  });
}
