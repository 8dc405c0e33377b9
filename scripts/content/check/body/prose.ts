import type { Definition, Image, Link, Nodes, Paragraph, Root } from 'mdast';
import type { Range } from '../../model/diagnostic.ts';
import type { BodyTarget } from '../../model/fileFacts.ts';
import { onlyOf } from '../../model/words.ts';
import type { MarkdownSource } from '../../source/contentDocument.ts';
import { addresses, lineBounds, type Part, partOf, rangeAt } from '../../source/lines.ts';

/** A body as the Markdown parser understood it. */
export interface ParsedBody {
  /** The body as it is written. */
  text: string;
  /**
   * As long as the body, with only those characters that the page shows as typed: markup, code,
   * links and escaped characters are replaced by gaps.
   */
  shown: string;
  tree: Root;
  /** All nodes of the tree, in the order of the text. */
  nodes: readonly Nodes[];
}

/** The source of a node. */
export function nodeSource(node: Nodes, text: string): string {
  const { start, end } = partOf(node);
  return text.slice(start, end);
}

/** The headings of an article are no longer. */
export const maxHeading = 80;

/** The words of a paragraph that is bold as a whole, as they are written. */
export const boldWords = ({ children }: Paragraph, source: string) =>
  onlyOf(children)?.type === 'strong' ? source.slice(2, -2).trim() : undefined;

const gap = '\uffff';

/** @param nodes all nodes of the tree */
export function proseOf(text: string, tree: Root, nodes: readonly Nodes[]): ParsedBody {
  let shown = '';
  let linkEnd = 0;
  for (const node of nodes) {
    const { type } = node;
    const { start, end } = partOf(node);
    if (type === 'link' || type === 'linkReference') linkEnd = end;
    if (type !== 'text' || end <= linkEnd || start < shown.length) continue;
    shown += gaps(text.slice(shown.length, start)) + text.slice(start, end).replace(escaped, gaps);
  }
  return { text, tree, nodes, shown: shown + gaps(text.slice(shown.length)) };
}

const escaped = /\\[!-/:-@[-`{-~]/g;

const gaps = (text: string) =>
  text.includes('\n') ? text.replace(/[^\n]/g, gap) : gap.repeat(text.length);

/** The range in the file of a part of a body, from its offsets. */
export function rangeInBody(
  { text, lineOffset }: MarkdownSource,
  start: number,
  end: number,
): Range {
  const range = rangeAt(text, start, end);
  return { ...range, line: range.line + lineOffset, endLine: range.endLine + lineOffset };
}

/** What points at something by its address. */
export type Pointer = Link | Image | Definition;

/**
 * Where the address of a link, a picture or a definition is.
 * @param text the body that the node is from
 * @returns the whole node if it has no address, as in `[words]()`
 */
export function addressOf(node: Pointer, text: string): Part {
  const whole = partOf(node);
  // In <https://example.com>, and in a bare address, the words are the address.
  if (node.type === 'link' && text[whole.start] !== '[') return partOf(node.children[0] ?? node);
  return (node.url && addresses.get(node)) || whole;
}

/** A longer line is not repeated in advice. */
const maxRepeated = 160;

/** A link’s line without the link’s address. */
export function wordsAlone(link: Link | Definition, text: string): Pick<BodyTarget, 'alone'> {
  const { start, end } = partOf(link);
  const [first, last = first] =
    link.type === 'link' ? [link.children[0], link.children.at(-1)] : [];
  if (!first || !last || text[start] !== '[') return {};
  const words = text.slice(partOf(first).start, partOf(last).end);
  if (text.slice(start, end).includes('\n')) return { alone: words.replaceAll('\n', ' ') };
  const [lineStart, lineEnd] = lineBounds(text, start);
  const line = text.slice(lineStart, start) + words + text.slice(end, lineEnd);
  return { alone: line.length > maxRepeated ? words : line };
}
