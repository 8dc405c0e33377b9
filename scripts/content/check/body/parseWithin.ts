import type { Nodes, Root } from 'mdast';
import { type Diagnostic, finding, type Range } from '../../model/diagnostic.ts';
import {
  bodyRange,
  type ContentDocument,
  type MarkdownSource,
} from '../../source/contentDocument.ts';
import { parseMarkdown } from '../../source/markdown.ts';
import { rangeInBody } from './prose.ts';

/** Parts within one another: a few thousand would use up the stack of whatever walks through them. */
const maxDepth = 1000;

/** The signs of so many quotations or lists within one another, at the start of one line. */
const deepLine = new RegExp(`^[ \\t>*+\\d.)-]{${maxDepth + 1},}`, 'm');

/** Stars and underscores in one paragraph, for each of which the parser looks at all before it. */
const maxStars = 6000;

/**
 * Parses a body, unless that would take minutes or give more than can be walked through: nobody
 * writes such a one by hand.
 * @returns the place of what is too much
 */
export function parseWithin(body: MarkdownSource): { tree: Root } | { overload: Range } {
  const place = (start: number) => ({ overload: rangeInBody(body, start, start + 1) });
  const start = deepLine.exec(body.text)?.index ?? overloadedParagraph(body.text);
  if (start !== undefined) return place(start);
  const tree = parseMarkdown(body.text);
  return isTooDeep(tree) ? place(0) : { tree };
}

function overloadedParagraph(text: string): number | undefined {
  let start = 0;
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    if (paragraph.length > maxStars && paragraph.replace(/[^*_]/g, '').length > maxStars) {
      return start;
    }
    start += paragraph.length;
  }
  return undefined;
}

/** Level by level, as a walk down could use up the stack. */
function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** Ours are at most three deep; thousands would use up the stack of whatever walks through them. */
const maxNesting = 20;

/** What only holds others, so that a list of lists is not twice as deep as a quote of quotes. */
const frames = ['root', 'list', 'paragraph', 'heading'];

/** Finds the first words of a body that stand in too many quotes, lists and marks. */
export function tooDeep(
  document: ContentDocument,
  { lineOffset }: MarkdownSource,
  tree: Root,
): Diagnostic[] {
  // A stack of our own, as this is what keeps the others from using up the program’s.
  const waiting: [node: Nodes, depth: number][] = [[tree, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    if (depth > maxNesting)
      return [document.report(bodyRange(node, lineOffset), finding('text-depth', {}))];
    if (!('children' in node)) continue;
    const below = frames.includes(node.type) ? depth : depth + 1;
    for (const child of node.children.toReversed()) waiting.push([child, below]);
  }
  return [];
}
