import type { Definition, Heading, Link, Nodes, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Diagnostic, finding } from '../../model/diagnostic.ts';
import { type BodyFacts, type BodyTarget, type FileFacts, noFacts } from '../../model/fileFacts.ts';
import { writtenPlaceholders } from '../../model/placeholders.ts';
import { shapeOf } from '../../model/words.ts';
import {
  bodyRange,
  type ContentDocument,
  type MarkdownSource,
} from '../../source/contentDocument.ts';
import { lineBounds } from '../../source/lines.ts';
import { addressOf, type Pointer } from '../../source/linkAddresses.ts';
import { headingIds, nodesIn, parseWithin } from '../../source/markdown.ts';
import { hiddenSignsInBody } from '../checkTyped.ts';
import { findContacts } from '../words/contacts.ts';
import { sketchOf } from '../words/shingles.ts';
import { photoRequests } from '../words/statements.ts';
import { isOfSources, wordFindings } from '../words/wordFindings.ts';
import { writtenCounts } from '../words/writtenCounts.ts';
import { videoHosts } from './blockNodes.ts';
import { bodyFindings, strayLines, tooDeep } from './bodyFindings.ts';
import { isComment } from './checkHtml.ts';
import { proseOf, rangeInBody, rangeOfWords } from './prose.ts';
import { proseFindings } from './proseFindings.ts';

/** What a body says, and what is wrong with it by itself. */
interface ReadBody
  extends Pick<
    FileFacts,
    'contacts' | 'counts' | 'asks' | 'descriptions' | 'photoRequests' | 'diagnostics'
  > {
  tree: Root;
  facts: BodyFacts;
}

/** @param body the document’s own */
export function bodyFacts(document: ContentDocument, body: MarkdownSource): ReadBody {
  const parsed = parseWithin(body.text);
  if (!('tree' in parsed)) return overloaded(document, body, parsed.overload);
  const { tree } = parsed;
  const nodes = nodesIn(tree);
  const prose = proseOf(body.text, nodes);
  const links = nodes.filter((node) => node.type === 'link' || node.type === 'definition');
  const pictures = nodes.filter((node) => node.type === 'image');
  const blocks = nodes.filter(({ type }) => type === 'paragraph' || type === 'heading');
  const target = (node: Pointer): BodyTarget => {
    // An address of this site needs words and other brackets.
    const isBare = node.type === 'link' && body.text[node.position?.start.offset ?? 0] !== '[';
    const place = isBare ? node : addressOf(node, body.text);
    return {
      url: node.url,
      range: bodyRange(place, body.lineOffset),
      ...(isBare ? { isBare } : {}),
    };
  };
  const placeOf = (block: Nodes, words: string) => {
    const exact = rangeOfWords(body, block, words);
    return { range: exact ?? bodyRange(block, body.lineOffset), isExact: exact !== undefined };
  };
  const texts = (blocks as (Paragraph | Heading)[]).map((block) => ({
    block,
    text: textOf(block),
  }));
  const hasSources = texts.some(({ text }) => isOfSources(text));
  const asks = nodes.flatMap((node) =>
    writtenPlaceholders(filledText(node)).map(({ name, written }) => ({
      name,
      range: placeOf(node, written).range,
    })),
  );
  const { diagnostics, halfPictures, bareAddresses } = proseFindings(document, body, prose);
  return {
    tree,
    facts: {
      shape: shapeOf(body.text),
      sketch: sketchOf(body.text),
      line: body.lineOffset + 1,
      headingIds: headingIds(nodes),
      links: links.map((link) => ({ ...target(link), ...wordsAlone(link, body.text) })),
      pictures: pictures.map(target),
      halfPictures,
      bareAddresses,
      placeholders: [...new Set(asks.map(({ name }) => name))],
      videoHosts: videoHosts(nodes),
    },
    contacts: texts.flatMap(({ block, text }) =>
      findContacts(text).map((found) => ({
        ...found,
        ...placeOf(block, found.text),
      })),
    ),
    counts: texts.flatMap(({ block, text }) =>
      writtenCounts(text).map((count) => ({ ...count, ...placeOf(block, count.text) })),
    ),
    asks,
    descriptions: pictures.map((picture) => ({
      words: picture.alt ?? '',
      picture: picture.url,
      range: bodyRange(picture, body.lineOffset),
    })),
    photoRequests: texts.flatMap(({ block, text }) =>
      photoRequests(text).map((words) => ({ words, range: placeOf(block, words).range })),
    ),
    diagnostics: strays(document, body) ?? [
      ...emptyBody(document, body, nodes),
      ...hiddenSignsInBody(document, body),
      ...diagnostics,
      ...[...tooDeep(tree), ...bodyFindings(nodes, body.text)].map(({ node, found }) =>
        document.report(bodyRange(node, body.lineOffset), found),
      ),
      ...texts.flatMap(({ block, text }) =>
        wordFindings(text, hasSources).map(({ words, found }) =>
          document.report(placeOf(block, words).range, found),
        ),
      ),
    ],
  };
}

/** The words of a node that placeholders are filled in. */
const filledText = (node: Nodes): string =>
  node.type === 'text' ? node.value : node.type === 'image' ? (node.alt ?? '') : '';

/** Of a body that is not read, nothing is known but that. */
const overloaded = (document: ContentDocument, body: MarkdownSource, start: number): ReadBody => ({
  ...noFacts,
  tree: { type: 'root', children: [] },
  facts: {
    shape: shapeOf(body.text),
    sketch: [],
    isUnread: true,
    line: body.lineOffset + 1,
    headingIds: [],
    links: [],
    pictures: [],
    halfPictures: [],
    bareAddresses: [],
    videoHosts: [],
    placeholders: [],
  },
  diagnostics: [document.report(rangeInBody(body, start, start + 1), finding('text-overload', {}))],
});

/** A longer line is not repeated. */
const maxRepeated = 160;

/** What stays of a link’s line when its address goes. */
function wordsAlone(link: Link | Definition, text: string): Pick<BodyTarget, 'alone'> {
  const [start, end] = [link.position?.start.offset, link.position?.end.offset];
  const [first, last] = link.type === 'link' ? [link.children[0], link.children.at(-1)] : [];
  if (!first || start === undefined || end === undefined || text[start] !== '[') return {};
  const words = text.slice(first.position?.start.offset, last?.position?.end.offset);
  if (text.slice(start, end).includes('\n')) return { alone: words.replaceAll('\n', ' ') };
  const [lineStart, lineEnd] = lineBounds(text, start);
  const line = text.slice(lineStart, start) + words + text.slice(end, lineEnd);
  return { alone: line.length > maxRepeated ? words : line };
}

/** Lines that must go first: what stands around them is read in another way without them. */
function strays(
  document: ContentDocument,
  { text, lineOffset }: MarkdownSource,
): Diagnostic[] | undefined {
  const lines = text.split('\n');
  const found = strayLines(text).map((stray) => {
    const line = lineOffset + stray.index + 1;
    const endColumn = (lines[stray.index]?.length ?? 0) + 1;
    return document.report({ line, column: 1, endLine: line, endColumn }, stray.found);
  });
  return found.length > 0 ? found : undefined;
}

/** Points at the end of the fields, below which the words belong. */
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
