import { stringify } from 'yaml';
import { canonicalStyle } from '../canonicalText.ts';
import { asSpace, hiddenSigns, withoutMarkup } from '../words/withoutMarkup.ts';

const doubles = '"“”„‟«»＂';
const singles = "'‘’‚‛";
const isQuote = (sign: string) => sign !== '' && (doubles + singles).includes(sign);

/**
 * The text that someone meant who typed these words behind a name or a hyphen: without signs that
 * cannot be seen, without quotation marks that stand around the whole, or at one end only, and without
 * Markdown, whose signs a field would show.
 * @param words as they stand in the file
 */
export function typedText(words: string): string {
  const text = unquoted(visible(words).trim());
  return text.includes('://') ? text : (withoutMarkup(text)?.words ?? text);
}

/** A text without signs of no width; line breaks of other kinds become spaces. */
const visible = (text: string): string => text.replace(asSpace, ' ').replaceAll(hiddenSigns, '');

/** Quotation marks around quotation marks: a paste has two. Each is a look at the whole text. */
const maxQuoted = 10;

/** A text without the quotation marks around it; one that only quotes some words keeps them. */
export function unquoted(text: string, layers = maxQuoted): string {
  if (layers === 0) return text;
  const inside = (inner: string) => unquoted(inner, layers - 1);
  if (/^'(?:[^']|'')*'$/s.test(text)) return inside(text.slice(1, -1).replaceAll("''", "'"));
  if (/^"(?:[^"\\]|\\.)*"$/s.test(text)) {
    return inside(text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1'));
  }
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  const inner = text.slice(1, -1);
  if (
    text.length > 2 &&
    isQuote(first) &&
    isQuote(last) &&
    isWhole(inner, first === last ? sameAs(first) : familyOf(first))
  ) {
    return inside(inner.trim());
  }
  if (isHalfOpen(text)) return inside(text.slice(1).trim());
  return isHalfClosed(text) ? inside(text.slice(0, -1).trim()) : text;
}

const familyOf = (sign: string) => (doubles.includes(sign) ? doubles : singles);

/** Quotation marks between the outer two, as they lie to the words: closing and then opening ones end them. */
function isWhole(inner: string, family: string): boolean {
  const [first, ...others] = marksIn(inner, family);
  return first !== 'closing' || !others.includes('opening');
}

function marksIn(text: string, family: string): ('opening' | 'closing')[] {
  return [...text.matchAll(new RegExp(`[${family}]`, 'g'))].flatMap(({ index }) => {
    const before = /[\p{L}\p{N}]/u.test(text.charAt(index - 1));
    const after = /[\p{L}\p{N}]/u.test(text.charAt(index + 1));
    if (before && after) return [];
    return [/^$|[\s([{—–-]/.test(text.charAt(index - 1)) ? ('opening' as const) : 'closing'];
  });
}

/** Words that may start with an apostrophe: ’98, but not a 50-year warranty. */
const elided = /^['’](?:\d\ds?\b(?!-)|(?:tis|twas|til|em|cause|bout|round|n)\b)/i;

const isHalfOpen = (text: string) => {
  const sign = text.charAt(0);
  if (text.length < 2 || !isQuote(sign) || elided.test(text)) return false;
  return closes(text.slice(1), sign) === 0;
};

/** A sign for inches closes nothing, nor does the apostrophe of many owners. */
const isHalfClosed = (text: string) => {
  const sign = text.charAt(text.length - 1);
  if (text.length < 2 || !doubles.includes(sign) || /[\d'′½¼¾]\s?.$/.test(text)) return false;
  return closes(text.slice(0, -1), sign) === 0;
};

/** How many more marks a text has on the one side than on the other; straight ones have no sides. */
function closes(text: string, sign: string): number {
  const marks = marksIn(text, sameAs(sign));
  if (isStraight(sign)) return marks.length;
  const closing = marks.filter((mark) => mark === 'closing').length;
  return closing - (marks.length - closing);
}

const isStraight = (sign: string) => sign === '"' || sign === "'";

/** The signs that a sign goes together with: a straight one only with its like. */
const sameAs = (sign: string) => (isStraight(sign) ? sign : familyOf(sign));

/**
 * The lines that say a value, in the form that all files share.
 * @param key the field’s name; `undefined` for an entry of a list
 * @param indent how many spaces stand before the name, or before the hyphen
 * @param isEntry whether a hyphen stands before it
 */
export function writtenValue(
  value: unknown,
  { key, indent, isEntry }: { key: string | undefined; indent: number; isEntry: boolean },
): string[] {
  const named = key === undefined ? value : { [key]: value };
  const text = stringify(isEntry ? [named] : named, {
    ...canonicalStyle,
    ...(typeof value === 'string' && value.includes('\n')
      ? { defaultStringType: 'BLOCK_LITERAL' }
      : {}),
  });
  const space = ' '.repeat(indent);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line ? space + line : line));
}
