import type { Nodes, Root } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
import { bodyRange, type ContentDocument, type MarkdownSource } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';

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
