import { z } from 'zod';
import { unwrap } from '../../model/fieldSchema.ts';
import { withoutBoldName } from '../../source/findSpecialSign.ts';
import { asSpace, hiddenSigns, withoutMarkup, withoutWidth } from '../words/withoutMarkup.ts';

/** A line as it was typed, parsed more leniently than YAML. */
export interface TypedLine {
  /** How many columns it is indented. */
  indent: number;
  /** Whether it starts with a hyphen, or a character that was meant as one. */
  isEntry: boolean;
  /** The name before the colon, spelled as in the schema. */
  key: string | undefined;
  /** What follows, as it was typed. */
  words: string;
  /** What follows, as it was meant. */
  text: string;
}

const noWidth = new RegExp(`[${withoutWidth}]`, 'g');
const blank = `[\\s${withoutWidth}]`;
/** What comes before the first visible sign of a line. */
export const lead = new RegExp(`^${blank}*`);
/** A hyphen needs no space after it; an asterisk or a number does. */
const bullet = new RegExp(`^(?:-(?!-)|[•–—·‣▪◦●]|(?:[*+]|\\d{1,2}[.)])(?=${blank}))${blank}*`);
const quote = '["\'“”‘’]?';
const named = new RegExp(
  `^${quote}([A-Za-z][\\w-]{0,40}(?: [A-Za-z]{1,20}){0,2})${quote}${blank}*(?::|：|=)${blank}*(.*)$`,
  's',
);

/** The names that a file’s fields may have, by the same in lowercase. */
export type FieldNames = ReadonlyMap<string, string>;

/** @returns the ways in which a line can be understood, the likeliest first */
export function typedLines(line = '', names: FieldNames): TypedLine[] {
  const start = lead.exec(line)?.[0] ?? '';
  const rest = line.slice(start.length);
  const indent = widthOf(start);
  const sign = bullet.exec(rest)?.[0];
  const whole = { indent, isEntry: false, ...wordsOf(rest) };
  if (sign === undefined) return withName(whole, names);
  const entry = withName({ indent, isEntry: true, ...wordsOf(rest.slice(sign.length)) }, names);
  // A hyphen with a space marks an entry; anything else may belong to the text.
  return /^-\s/.test(rest) ? entry : [...entry, whole];
}

const wordsOf = (words: string) => ({ key: undefined, words, text: typedText(words) });

function withName(line: TypedLine, names: FieldNames): TypedLine[] {
  const field = withoutBoldName(line.words) ?? line.words;
  const [, written = '', words = ''] = named.exec(field) ?? [];
  const key = names.get(written.replaceAll(/[ _-]/g, '').toLowerCase());
  return key ? [{ ...line, ...wordsOf(words), key }, line] : [line];
}

/** How many columns a line is indented as it was typed. */
export const typedIndent = (line = '') => widthOf(lead.exec(line)?.[0] ?? '');

/** How many spaces a line starts with; an empty line counts as indented further than all others. */
export const indentOf = (line = '') => (line.trim() ? line.search(/\S/) : Number.POSITIVE_INFINITY);

/** Whether a line starts an entry of a list. */
export const isEntryLine = (line = '') => /^\s*-\s/.test(line);

/** Zero-width characters take no column; a tab takes two, like one level. */
const widthOf = (space: string) => space.replaceAll(noWidth, '').replaceAll('\t', '  ').length;

/** Every field name that a file of a schema may have, at any level. */
export const fieldNames = (schema: z.core.$ZodType): FieldNames =>
  new Map(namesIn(schema).map((name) => [name.toLowerCase(), name]));

function namesIn(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.def.element);
  if (inner instanceof z.ZodUnion) return inner.def.options.flatMap(namesIn);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => [
    name,
    ...namesIn(field as z.core.$ZodType),
  ]);
}

const doubles = '"“”„‟«»＂';
const singles = "'‘’‚‛";
const isQuote = (sign: string) => sign !== '' && (doubles + singles).includes(sign);

/** What announces a text of several lines, “|-” for one, also as a phone writes it. */
export const blockMark = /^\s*[|>](?:[-+–—](?=\s|$)\s*|$)/;

/**
 * The text that someone meant by words typed after a name or a hyphen: without invisible
 * characters, what announces several lines, quotation marks around the whole or at one end only,
 * and Markdown, which a field would show as typed.
 * @param words as they are in the file
 */
export function typedText(words: string): string {
  const text = unquoted(visible(words).replace(blockMark, '').trim());
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
 * The replacement for a line that is left out. If it starts an entry, its hyphen stays: without it,
 * the lines below would become part of the entry above.
 */
export const holeFor = (line: string): string => /^\s*-(?=\s)/.exec(line)?.[0] ?? '#';
