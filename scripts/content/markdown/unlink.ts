import type { Nodes, PhrasingContent, Root } from 'mdast';
import { walk } from './parseMarkdown.ts';

/**
 * Takes links out of a text and leaves their words.
 * @param isGone tells by the address
 */
export function unlink(tree: Root, isGone: (url: string) => boolean): void {
  const gone = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'definition' && isGone(node.url)) gone.add(node.identifier);
  });
  const isGoneLink = (node: Nodes) =>
    (node.type === 'link' && isGone(node.url)) ||
    (node.type === 'linkReference' && gone.has(node.identifier));
  walk(tree, (node) => {
    if (!('children' in node) || !node.children.some(isGoneLink)) return;
    const words = (child: Nodes): Nodes[] =>
      isGoneLink(child) && 'children' in child ? child.children : [child];
    node.children = node.children.flatMap(words) as PhrasingContent[];
  });
}
