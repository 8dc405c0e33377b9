import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Takes links out of a text and leaves their words: a plugin.
 * @param isGone tells by the address
 */
export const unlink = (isGone: (url: string) => boolean) => (tree: Root) => {
  const gone = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (isGone(url)) gone.add(identifier);
  });
  visit(tree, (node, index, parent) => {
    const isGoneLink =
      (node.type === 'link' && isGone(node.url)) ||
      (node.type === 'linkReference' && gone.has(node.identifier));
    if (!isGoneLink || index === undefined) return undefined;
    parent?.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
};
