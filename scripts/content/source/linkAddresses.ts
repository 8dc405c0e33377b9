import type { Definition, Image, Link } from 'mdast';
import { type Part, partOf } from './lines.ts';

/** What points at something by its address. */
export type Pointer = Link | Image | Definition;

/**
 * Where the address of a link, a picture or a definition is. The parser only tells where the whole
 * link is; within it, the address follows the words.
 * @param text the body that the node is from
 * @returns the whole node if it has no address, as in `[words]()`
 * @see https://spec.commonmark.org/0.31.2/#link-destination
 */
export function addressOf(node: Pointer, text: string): Part {
  const whole = partOf(node);
  if (!node.url) return whole;
  // In <https://example.com>, and in a bare address, the words are the address.
  if (node.type === 'link' && text[whole.start] !== '[') return partOf(node.children[0] ?? node);
  const [start, end] = destinationAt(text, endOfWords(node, text, whole.start) + 2);
  return start < end && end <= whole.end ? { start, end } : whole;
}

/** The offset of the bracket that ends the words. */
function endOfWords(node: Pointer, text: string, start: number): number {
  const end = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  if (end !== undefined) return end;
  let depth = 0;
  for (let at = text.indexOf('[', start); at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return text.length;
}

/** The offsets of the address that follows, in angle brackets or with balanced parentheses. */
function destinationAt(text: string, from: number): [first: number, last: number] {
  let first = from;
  while (/\s/.test(text[first] ?? '')) first++;
  if (text[first] === '<') return [first + 1, endAt(text, first + 1, '>')];
  return [first, endAt(text, first, ')')];
}

/** Where `sign` ends the address that starts at `from`; in parentheses, whitespace ends it too. */
function endAt(text: string, from: number, sign: '>' | ')'): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === sign && depth-- === 0) return at;
    else if (sign === ')' && text[at] === '(') depth++;
    else if (sign === ')' && /\s/.test(text[at] ?? '')) return at;
  }
  return text.length;
}
