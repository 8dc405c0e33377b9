import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { maxHeading, type ParsedBody } from './prose.ts';

/** With one such line and no heading, it may as well be a saying or a name. */
const fewest = 2;

/**
 * Finds headings that became plain lines, as when a text is pasted from Word without its formatting:
 * in a text without any heading, several short lines without a period, each above a paragraph or list.
 */
export function lostHeadings({ tree, nodes }: ParsedBody): PartFinding[] {
  if (nodes.some(({ type }) => type === 'heading')) return [];
  const lines = tree.children.filter(
    (node, index, all) =>
      (isInCapitals(node) || (index > 0 && isShortLine(node))) && isWhole(all[index + 1]),
  );
  const [first] = lines;
  const areFew = lines.length < fewest || lines.every(isQuestion);
  if (!first || (areFew && !lines.some(isInCapitals))) return [];
  const words = lines.map((node) => `“${textOf(node)}”`);
  const help = `Start each of these lines with two number signs and a space: ${words.join(', ')}. A sentence ends with a period.`;
  return [{ ...partOf(first), found: finding('lost-headings', {}, { help }) }];
}

/** Sentences of their own are often questions. */
const isQuestion = (node: RootContent) => textOf(node).endsWith('?');

const isShortLine = (node: RootContent): boolean =>
  isPlainLine(node) && /^\p{Lu}[^\n]*\s[^\n]*[\p{L}\d?]$/u.test(textOf(node));

/** “OUR PRICES:”, which nobody writes as a sentence. */
const isInCapitals = (node: RootContent): boolean =>
  isPlainLine(node) &&
  /^[\p{Lu}\d][^\p{Ll}\n]*\p{Lu}{2} [^\p{Ll}\n]*\p{Lu}[^\p{Ll}\n.!]*$/u.test(textOf(node));

const isPlainLine = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  node.children.every(({ type }) => type === 'text') &&
  textOf(node).length <= maxHeading;

/** What is below headings: a paragraph of sentences, a list or a table, not lines of an address. */
const isWhole = (node: RootContent | undefined): boolean =>
  node?.type === 'list' ||
  node?.type === 'table' ||
  (node?.type === 'paragraph' && /[.!?:…”"')]$/.test(textOf(node)));
