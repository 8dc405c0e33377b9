import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import type { BodyFacts, BodyTarget, FileFacts } from '../../model/fileFacts.ts';
import { writtenPlaceholders } from '../../model/placeholders.ts';
import type { ContentDocument, MarkdownSource } from '../../source/contentDocument.ts';
import { indexOfWords, type Part, type PartFinding, partOf, placed } from '../../source/lines.ts';
import { headingIds, nodesIn, parseWithin } from '../../source/markdown.ts';
import { findContacts } from '../words/contacts.ts';
import { sketchOf } from '../words/shingles.ts';
import { photoRequests } from '../words/statements.ts';
import { strangeSigns } from '../words/strangeSigns.ts';
import { isOfSources, wordFindings } from '../words/wordFindings.ts';
import { writtenCounts } from '../words/writtenCounts.ts';
import { looseVideos, videoHosts } from './blockNodes.ts';
import { bodyFindings, tooDeep } from './bodyFindings.ts';
import { isComment } from './checkHtml.ts';
import type { LinkFinding } from './halfLinks.ts';
import { aboutTitle, titleAgain } from './headings.ts';
import { miscounted } from './listCounts.ts';
import { addressOf, nodeSource, type Pointer, proseOf, rangeInBody, wordsAlone } from './prose.ts';
import { proseFindings } from './proseFindings.ts';
import { strayLines } from './straySigns.ts';

/** The facts of a body, and what is wrong with it on its own. */
interface ReadBody
  extends Pick<
    FileFacts,
    'contacts' | 'counts' | 'asks' | 'descriptions' | 'photoRequests' | 'diagnostics'
  > {
  tree: Root;
  facts: BodyFacts;
}

/** @param body the document’s body */
export function bodyFacts(document: ContentDocument, body: MarkdownSource): ReadBody {
  const parsed = parseWithin(body.text);
  if (!('tree' in parsed)) return overloaded(document, body, parsed.overload);
  const { tree } = parsed;
  const nodes = nodesIn(tree);
  const prose = proseOf(body.text, tree, nodes);
  const links = nodes.filter((node) => node.type === 'link' || node.type === 'definition');
  const pictures = nodes.filter((node) => node.type === 'image');
  const rangeOf = ({ start, end }: Part) => rangeInBody(body, start, end);
  const report = (problem: PartFinding) => document.report(rangeOf(problem), problem.found);
  const target = (node: Pointer): BodyTarget => {
    // A bare address of this site must become a link with words, so all of it is replaced.
    const isBare = node.type === 'link' && body.text[partOf(node).start] !== '[';
    const place = isBare ? partOf(node) : addressOf(node, body.text);
    return { url: node.url, range: rangeOf(place), ...(isBare ? { isBare } : {}) };
  };
  const placesIn = (block: Nodes) => (words: string, earlier: number) => {
    const part = partOfWords(block, body.text, words, earlier);
    // Markup may split the words.
    return { range: rangeOf(part ?? partOf(block)), isExact: part !== undefined };
  };
  const texts = nodes
    .filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type))
    .map((block) => ({ block, text: textOf(block) }));
  const hasSources = texts.some(({ text }) => isOfSources(text));
  const asks = nodes.flatMap((node) =>
    writtenPlaceholders(filledText(node)).map(({ name, written }) => ({
      name,
      range: placesIn(node)(written, 0).range,
    })),
  );
  const problems: LinkFinding[] = [
    ...proseFindings(prose),
    ...strangeSigns(body.text),
    ...tooDeep(prose),
    ...bodyFindings(prose),
    ...looseVideos(prose),
    ...titleAgain(prose, document),
    ...miscounted(prose),
  ];
  const told = problems.map(({ half, ...problem }) => ({
    half,
    diagnostic: aboutTitle(report(problem), document),
  }));
  const strays = strayLines(body.text);
  return {
    tree,
    facts: {
      sketch: sketchOf(body.text),
      line: body.lineOffset + 1,
      headingIds: headingIds(nodes),
      links: links.map((link) => ({ ...target(link), ...wordsAlone(link, body.text) })),
      pictures: pictures.map(target),
      halfLinks: told.flatMap(({ half, diagnostic }) => (half ? [{ ...half, diagnostic }] : [])),
      placeholders: [...new Set(asks.map(({ name }) => name))],
      videoHosts: videoHosts(nodes),
    },
    contacts: texts.flatMap(({ block, text }) => placed(findContacts(text), placesIn(block))),
    counts: texts.flatMap(({ block, text }) => placed(writtenCounts(text), placesIn(block))),
    asks,
    descriptions: pictures.map((picture) => ({
      words: picture.alt ?? '',
      picture: picture.url,
      range: rangeOf(partOf(picture)),
    })),
    photoRequests: texts.flatMap(({ block, text }) =>
      photoRequests(text).map((words) => ({ words, range: placesIn(block)(words, 0).range })),
    ),
    // Stray lines come first: without them, the text around them is parsed differently.
    diagnostics:
      strays.length > 0
        ? strays.map(report)
        : [
            ...emptyBody(document, body, nodes),
            ...told.flatMap(({ half, diagnostic }) => (half ? [] : [diagnostic])),
            ...texts.flatMap(({ block, text }) =>
              placed(wordFindings(text, hasSources), placesIn(block)).map(({ range, found }) =>
                document.report(range, found),
              ),
            ),
          ],
  };
}

/** The text of a node in which placeholders are filled in. */
const filledText = (node: Nodes): string =>
  node.type === 'text' ? node.value : node.type === 'image' ? (node.alt ?? '') : '';

/**
 * Where words are in a block of a body.
 * @param earlier how many times the block’s text has them before
 * @returns `undefined` if markup splits them
 */
function partOfWords(block: Nodes, text: string, words: string, earlier: number): Part | undefined {
  const source = nodeSource(block, text);
  // A link to an email address that is also its words is as good as the address alone.
  const links = [`[${words}](mailto:${words})`, `<${words}>`];
  const written = links.find((link) => indexOfWords(source, link, earlier) >= 0) ?? words;
  const nodes = written === words && earlier > 0 ? nodesIn(block) : [];
  let left = earlier;
  // Addresses, which may hold the same words, are no text.
  for (const node of nodes) {
    if (node.type !== 'text') continue;
    const own = nodeSource(node, text);
    const index = indexOfWords(own, words, left);
    const start = partOf(node).start + index;
    if (index >= 0) return { start, end: start + words.length };
    left -= own.split(words).length - 1;
  }
  const index = indexOfWords(source, written, written === words ? 0 : earlier);
  const start = partOf(block).start + index;
  return index < 0 ? undefined : { start, end: start + written.length };
}

/** The facts of a body that is not parsed: nothing else is known. */
function overloaded(document: ContentDocument, body: MarkdownSource, start: number): ReadBody {
  const nothing = bodyFacts(document, { ...body, text: '' });
  const range = rangeInBody(body, start, start + 1);
  return {
    ...nothing,
    facts: { ...nothing.facts, isUnread: true },
    diagnostics: [document.report(range, finding('text-overload', {}))],
  };
}

/** Points at the end of the fields, below which the text belongs. */
function emptyBody(
  document: ContentDocument,
  { lineOffset: line }: MarkdownSource,
  nodes: readonly Nodes[],
): Diagnostic[] {
  const isShown = (node: Nodes) =>
    node.type !== 'root' && node.type !== 'definition' && !isComment(node);
  if (nodes.some(isShown)) return [];
  const range = { line, column: 1, endLine: line, endColumn: 4 };
  return [document.report(range, finding('empty-text', {}))];
}
