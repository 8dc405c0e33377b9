import { stringify } from 'yaml';
import { canonicalStyle } from '../canonicalText.ts';
import { asSpace, hiddenSigns, withoutMarkup } from '../words/withoutMarkup.ts';

const doubles = '"“”„‟«»＂';
const singles = "'‘’‚‛";
const isQuote = (sign: string) => sign !== '' && (doubles + singles).includes(sign);

/**
 * The text that someone meant by words typed after a name or a hyphen: without invisible
 * characters, without quotation marks around the whole or at one end only, and without Markdown,
 * which a field would show as typed.
 * @param words as they are in the file
 */
export function typedText(words: string): string {
  const text = unquoted(visible(words).trim());
  return text.includes('://') ? text : (withoutMarkup(text)?.words ?? text);
}

/** A text without invisible characters; unusual line breaks become spaces. */
const visible = (text: string): string => text.replace(asSpace, ' ').replaceAll(hiddenSigns, '');

/** How many layers of quotes are removed, as each takes a pass over the text; a paste has two. */
const maxQuoted = 10;

/** A text without the quotation marks around it; quotes around only some words are kept. */
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

/** Whether the outer quotes belong together: not if the inner ones first close and then open. */
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

/** Words that start with an apostrophe: ’98, but not “a 50-year warranty”. */
const elided = /^['’](?:\d\ds?\b(?!-)|(?:tis|twas|til|em|cause|bout|round|n)\b)/i;

const isHalfOpen = (text: string) => {
  const sign = text.charAt(0);
  if (text.length < 2 || !isQuote(sign) || elided.test(text)) return false;
  return isBalanced(text.slice(1), sign);
};

/** Neither an inch mark nor a plural possessive’s apostrophe is a closing quote. */
const isHalfClosed = (text: string) => {
  const sign = text.charAt(text.length - 1);
  if (text.length < 2 || !doubles.includes(sign) || /[\d'′½¼¾]\s?.$/.test(text)) return false;
  return isBalanced(text.slice(0, -1), sign);
};

/** Whether a text has as many closing as opening quotes; of straight ones, none at all. */
function isBalanced(text: string, sign: string): boolean {
  const marks = marksIn(text, sameAs(sign));
  const closing = marks.filter((mark) => mark === 'closing');
  return isStraight(sign) ? marks.length === 0 : marks.length === 2 * closing.length;
}

const isStraight = (sign: string) => sign === '"' || sign === "'";

/** The quotes that a quote can pair with: a straight one only with itself. */
const sameAs = (sign: string) => (isStraight(sign) ? sign : familyOf(sign));

/**
 * The lines of a value in canonical style.
 * @param key the field’s name; `undefined` for an entry of a list
 * @param indent how many spaces come before the name or the hyphen
 * @param isEntry whether a hyphen comes before it
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
