import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { countFinding } from '../words/listCounts.ts';
import { blockContent, isBlock } from './blockNodes.ts';
import { nodeSource } from './prose.ts';

/** Finds headings and sentences that say how many entries the list directly below them has. */
export const miscounted = ({ children }: Root, text: string): PartFinding[] =>
  children.flatMap((node, index) => {
    const entries = entriesOf(children[index + 1]);
    const isHeading = node.type === 'heading';
    if (entries === undefined || !(isHeading || node.type === 'paragraph')) return [];
    // Something between its entries divides a list, so that its numbers go on below.
    if (children.slice(index + 2).some((later) => startOf(later) === entries + 1)) return [];
    const { words, found } = countFinding(textOf(node), entries, isHeading) ?? {};
    if (words === undefined || !found) return [];
    const { start, end } = partOf(node);
    const at = nodeSource(node, text).indexOf(words);
    return [
      at < 0 ? { start, end, found } : { start: start + at, end: start + at + words.length, found },
    ];
  });

/** How many entries a list has, or a block of steps. */
function entriesOf(node: Nodes | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  return node && isBlock(node) && node.name === 'steps'
    ? entriesOf(blockContent(node)[0])
    : undefined;
}

const startOf = (node: Nodes) => (node.type === 'list' ? node.start : undefined);
