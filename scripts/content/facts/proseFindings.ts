import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument, MarkdownSource } from '../parse/contentDocument.ts';
import type { Finding } from '../rules/finding.ts';
import { bareAddresses, halfLinks } from './halfLinks.ts';
import { pretendBlocks } from './pretendBlocks.ts';
import { pretendLists } from './pretendLists.ts';
import type { Part, Prose } from './prose.ts';
import { rangeInBody } from './rangeInBody.ts';
import { joinedHeadings, straySigns } from './straySigns.ts';
import { unknownPlaceholders } from './unknownPlaceholders.ts';

type Problem = Part & { found: Finding };

/** Within a paragraph, in this order: of two findings that overlap the first tells more. */
const looks: readonly ((prose: Prose) => Problem[])[] = [
  halfLinks,
  joinedHeadings,
  bareAddresses,
  straySigns,
  ({ shown }) => unknownPlaceholders(shown),
];

/** What in a body would be shown as signs, or as something else than was meant. */
export function proseFindings(
  document: ContentDocument,
  body: MarkdownSource,
  prose: Prose,
): Diagnostic[] {
  const blocks = pretendBlocks(prose);
  const inner = [...blocks];
  for (const problem of looks.flatMap((look) => look(prose))) {
    if (isApart(problem, inner)) inner.push(problem);
  }
  const lists = pretendLists(prose).filter((list) => isApart(list, blocks));
  return [...inner, ...lists].map(({ start, end, found }) =>
    document.report(rangeInBody(body, start, end), found),
  );
}

const isApart = (part: Part, others: readonly Part[]) =>
  others.every(({ start, end }) => part.end <= start || end <= part.start);
