import type { Definition, Heading, Link, Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Diagnostic } from '../diagnostic.ts';
import { headingMarker } from '../markdown/headingIds.ts';
import { addressOf, type Pointer } from '../markdown/linkAddresses.ts';
import { parseMarkdown, walk } from '../markdown/parseMarkdown.ts';
import { bodyRange, type ContentDocument, type MarkdownSource } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import { findClaims } from '../words/claims.ts';
import { findContacts } from '../words/contacts.ts';
import { placeholdersIn } from '../words/placeholders.ts';
import { writtenCounts } from '../words/writtenCounts.ts';
import { bodyFindings, isComment } from './bodyFindings.ts';
import type {
  BodyFacts,
  BodyTarget,
  ContactDetail,
  CountPlace,
  PictureDescription,
} from './fileFacts.ts';
import { hiddenSignsInBody } from './hiddenSigns.ts';
import { proseOf } from './prose.ts';
import { proseFindings } from './proseFindings.ts';
import { rangeOfWords } from './rangeInBody.ts';
import { tooDeep } from './tooDeep.ts';

/** What a body says, and what is wrong with it by itself. */
export interface ReadBody {
  facts: BodyFacts;
  contacts: readonly ContactDetail[];
  counts: readonly CountPlace[];
  descriptions: readonly PictureDescription[];
  diagnostics: readonly Diagnostic[];
}

/** @param body the document’s own */
export function bodyFacts(document: ContentDocument, body: MarkdownSource): ReadBody {
  const nodes: Nodes[] = [];
  const tree = parseMarkdown(body.text);
  walk(tree, (node) => nodes.push(node));
  const prose = proseOf(body.text, nodes);
  const headings = nodes.filter((node) => node.type === 'heading');
  const links = nodes.filter((node) => node.type === 'link' || node.type === 'definition');
  const pictures = nodes.filter((node) => node.type === 'image');
  const blocks = nodes.filter(({ type }) => type === 'paragraph' || type === 'heading');
  const target = (node: Pointer): BodyTarget => ({
    url: node.url,
    range: bodyRange(addressOf(node, body.text), body.lineOffset),
  });
  const placeOf = (block: Nodes, words: string) => {
    const exact = rangeOfWords(body, block, words);
    return { range: exact ?? bodyRange(block, body.lineOffset), isExact: exact !== undefined };
  };
  const texts = (blocks as (Paragraph | Heading)[]).map((block) => ({
    block,
    text: textOf(block),
  }));
  const { diagnostics, halfPictures } = proseFindings(document, body, prose);
  return {
    facts: {
      line: body.lineOffset + 1,
      headingIds: headings.map(headingMarker()),
      links: links.map((link) => ({ ...target(link), ...wordsAlone(link, body.text) })),
      pictures: pictures.map(target),
      halfPictures,
      placeholders: placeholdersIn(prose.shown),
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
    descriptions: pictures.map((picture) => ({
      words: picture.alt ?? '',
      picture: picture.url,
      range: bodyRange(picture, body.lineOffset),
    })),
    diagnostics: [
      ...emptyBody(document, body, nodes),
      ...tooDeep(document, body, tree),
      ...hiddenSignsInBody(document, body),
      ...diagnostics,
      ...bodyFindings(nodes, body.text).map(({ node, found }) =>
        document.report(bodyRange(node, body.lineOffset), found),
      ),
      ...texts.flatMap(({ block, text }) =>
        findClaims(text).map((claim) =>
          document.report(placeOf(block, claim.words).range, finding('forbidden-claim', claim)),
        ),
      ),
    ],
  };
}

/** A longer line is not repeated. */
const maxRepeated = 160;

/** What stays of a link’s line when its address goes. */
function wordsAlone(link: Link | Definition, text: string): Pick<BodyTarget, 'alone'> {
  const [start, end] = [link.position?.start.offset, link.position?.end.offset];
  const [first, last] = link.type === 'link' ? [link.children[0], link.children.at(-1)] : [];
  if (!first || start === undefined || end === undefined || text[start] !== '[') return {};
  const words = text.slice(first.position?.start.offset, last?.position?.end.offset);
  if (text.slice(start, end).includes('\n')) return { alone: words.replaceAll('\n', ' ') };
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const line = before + words + (/^.*/.exec(text.slice(end))?.[0] ?? '');
  return { alone: line.length > maxRepeated ? words : line };
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
