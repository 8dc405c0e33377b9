import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Part, partOf, replaced, withoutOverlaps } from '../../source/lines.ts';
import { nodesIn, parseCommonMark } from '../../source/markdown.ts';

/** A field’s text without its markup. */
interface Unmarked {
  /** The first piece of markup, as it is written. */
  sign: string;
  /** The words as they were meant; `undefined` if nobody can know. */
  words: string | undefined;
}

/** What every kind of Markdown and HTML contains: most texts need no closer look. */
const anyMarkup = /<[a-z/!]|&#?\w+;|[*_`].*[*_`]|\]\(|~~| \*\*\p{L}|^(?:#{1,6}|[->]) /iu;

/** A bullet that came with its words; with further ones or lines, it begins a list. */
const loneBullet = /^([•◦‣⁃●○■▪▫\uf0a7\uf0b7])[ \t\u00a0]*(?!.*(?:\n|\1))/su;

/** No field may be this long, and the parser takes seconds for thousands of asterisks. */
const maxLength = 4000;

/**
 * Finds HTML and Markdown in text that is shown as it is written.
 * @returns `undefined` if there is none, or for a text that is too long for any field
 */
export function withoutMarkup(text: string): Unmarked | undefined {
  if (text.length > maxLength || !(anyMarkup.test(text) || loneBullet.test(text))) return undefined;
  const parts = withoutOverlaps(markedParts(text));
  const [first] = parts;
  if (!first) return undefined;
  const bare = replaced(
    text,
    parts.map(({ words: inner, ...part }) => ({ ...part, text: inner() })),
  );
  const words = bare.replace(/[ \u00a0\t]{2,}/g, ' ').trim();
  // What is left may be the whole text, such as “<!DOCTYPE svg>”, which is no tag.
  const isLess = words !== '' && words.length < text.length;
  const isKnown = isLess && !hasCode.test(text) && withoutMarkup(words) === undefined;
  return { sign: text.slice(first.start, first.end), words: isKnown ? words : undefined };
}

/** Tags whose content is not words. */
const hasCode = /<(?:script|style|svg|iframe)\b/i;

interface MarkedPart extends Part {
  /** Gives the words that were meant to be read there; not asked for within another part. */
  words: () => string;
}

function markedParts(text: string): MarkedPart[] {
  const bullet = loneBullet.exec(text)?.[0] ?? '';
  const marked = nodesIn(parseCommonMark(text)).flatMap((node) => {
    const { start, end } = partOf(node);
    const source = text.slice(start, end);
    if (isMarkup(node, text, start, end))
      return [{ start, end, words: () => wordsOf(node, source) }];
    return node.type === 'text' ? [...entitiesIn(source, start), ...remnantsIn(source, start)] : [];
  });
  return bullet ? [{ start: 0, end: bullet.length, words: () => '' }, ...marked] : marked;
}

const letter = /[\p{L}\p{N}]/u;

function isMarkup(node: Nodes, text: string, start: number, end: number): boolean {
  switch (node.type) {
    case 'strong':
    case 'link':
    case 'image':
    case 'inlineCode':
    case 'html':
      return true;
    case 'emphasis':
      // 2*4*8 is a size.
      return !letter.test(text[start - 1] ?? '') && !letter.test(text[end] ?? '');
    case 'heading':
      return text.startsWith('#') && textOf(node) !== '';
    case 'blockquote':
      return /^>[ ]+[^\d\s]/.test(text);
    case 'list':
      return /^-[ ]+[^\d\s]/.test(text);
    default:
      return false;
  }
}

/** All signs of headings, lists and quotations in one another; “- 5 feet” in one may be a number. */
const leadingSigns = /^(?:#+|[->])\s+(?:(?:#+|[->])\s+(?=\D))*/;

function wordsOf(node: Nodes, source: string): string {
  if (node.type === 'heading' || node.type === 'blockquote' || node.type === 'list') {
    const inner = source.replace(leadingSigns, '').replace(/\s+#+$/, '');
    return withoutMarkup(inner)?.words ?? inner;
  }
  return innerWords(node);
}

const innerWords = (node: Nodes): string =>
  'children' in node
    ? node.children.map((child) => innerWords(child)).join('')
    : node.type === 'html'
      ? withoutTags(node.value)
      : textOf(node);

/** Removes tags; one that ends a line or a paragraph becomes a space. */
const withoutTags = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '');

/** Tags that Word leaves behind, strikethrough marks, and unclosed bold. */
const remnantsIn = (source: string, offset: number): MarkedPart[] =>
  [...source.matchAll(/<\/?\w+:\w[^<>]*>|~~|(?<= )\*\*(?=\p{L})/gu)].map(({ 0: found, index }) => ({
    start: offset + index,
    end: offset + index + found.length,
    words: () => '',
  }));

/** HTML entities that the parser knows; “R&D;” is not one. */
function entitiesIn(source: string, offset: number): MarkedPart[] {
  return [...source.matchAll(/&#?\w+;/g)].flatMap(({ 0: entity, index }) => {
    const sign = textOf(parseCommonMark(`x${entity}`)).slice(1);
    if (sign === entity) return [];
    const words = sign.replace(/\u00a0/g, ' ').replace(/[\p{Cf}\p{Cc}]/gu, '');
    return [{ start: offset + index, end: offset + index + entity.length, words: () => words }];
  });
}

/**
 * Control characters, characters that change the reading direction or have no width, unusual line
 * breaks, and lone surrogates. Joiners of emoji and letters are allowed.
 */
export const hiddenSigns =
  /[^\P{Cc}\t\n\r]|[\u00ad\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Those that mark where a word may be divided, or nothing at all; for a class in a pattern. */
export const withoutWidth = '\\u00ad\\u200b\\u2060\\ufeff';

/** Unusual line breaks from word processors, with the spaces around them. */
export const asSpace = / ?[\v\f\u0085\u2028\u2029]+ ?/g;
