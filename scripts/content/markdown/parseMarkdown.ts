import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';

/** CommonMark and nothing besides: the guide for editors explains no more. */
const features = { gfm: false, frontmatter: false };

/**
 * @param text Markdown without front matter
 * @returns its tree, each node with its place in the text
 */
export const parseMarkdown = (text: string): Root => markdownToMdast(text, { features }) as Root;

/** Visits a node and all below it, each before its children. */
export function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
