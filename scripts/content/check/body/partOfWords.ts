import type { Nodes } from 'mdast';
import { indexOfWords, type Part, partOf } from '../../source/lines.ts';
import { nodesIn } from '../../source/markdown.ts';
import { nodeSource } from './prose.ts';

/**
 * Where words are in a block of a body.
 * @param earlier how many times the block’s text has them before
 * @returns `undefined` if markup splits them
 */
export function partOfWords(
  block: Nodes,
  text: string,
  words: string,
  earlier: number,
): Part | undefined {
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
