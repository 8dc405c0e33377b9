import { Lexer } from 'yaml';

/** Parts within one another: a few thousand would use up the stack of whatever walks through them. */
export const maxNesting = 1000;

/** The signs of so many quotations or lists within one another, at the start of one line. */
const deepLine = new RegExp(`^[ \\t>*+\\d.)-]{${maxNesting + 1},}`, 'm');

interface Limit {
  sign: RegExp;
  most: number;
}

/** What a body may have in all. */
const limits: readonly Limit[] = [
  // Lines that begin or end a block: the parser reads what they hold once more for each.
  { sign: /^[^\p{L}\p{N}\n]*:::/gmu, most: 300 },
  // Quotations apart from one another: for each the parser moves all that it has found before.
  { sign: /^[ \t]*\n[^\p{L}\p{N}\n]*>/gmu, most: 1000 },
];

/**
 * What one paragraph may have of signs for each of which the parser looks at all that stands before
 * it, or behind it: a table of a thousand rows with a bold word and a link in each has no more.
 */
const crowds: readonly Limit[] = [
  { sign: /[*_]/g, most: 6000 },
  { sign: /[[\]<]/g, most: 4000 },
];

/**
 * Lines, and what links, headings, cells of a table, HTML and all other parts of one have for signs. A
 * table of a thousand rows has fewer; with a hundred thousand a check takes minutes.
 */
const parts: Limit = { sign: /[\n\t[\]#|<&*_`~\\@]|:\/\/|www\./g, most: 10_000 };

/**
 * Finds what would keep the Markdown parser busy for minutes; nobody writes it by hand.
 * @returns the offset of what is too much
 */
export const overloadIn = (text: string): number | undefined =>
  deepLine.exec(text)?.index ??
  limits.map((limit) => excess(text, limit)).find((index) => index !== undefined) ??
  crowdedParagraph(text) ??
  excess(text, parts);

/** Where the first of some signs stands that is too many. */
const excess = (text: string, { sign, most }: Limit): number | undefined =>
  [...text.matchAll(sign)][most]?.index;

function crowdedParagraph(text: string): number | undefined {
  let start = 0;
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    const isCrowded = crowds.some(
      (limit) => paragraph.length > limit.most && excess(paragraph, limit) !== undefined,
    );
    if (isCrowded) return start;
    start += paragraph.length;
  }
  return undefined;
}

/** Ours are at most five deep; thousands would use up the stack of whatever walks through them. */
export const maxYamlDepth = 20;

const openers = new Set(['[', '{']);
const closers = new Set([']', '}']);
/** What opens a group of its own each time that it stands in a line. */
const indicators = new Set(['-', '?']);
/** Signs between the tokens that are not of the text: a document, a scalar, an end of brackets. */
const marks = new Set(['\u0002', '\u001f', '\u0018']);

/**
 * Finds groups and lists in one another without parsing them: the parser calls itself for each, and
 * where that uses up the stack the process may end without a word. Lines that start further and further
 * right cannot become that many in a file of the size that is allowed.
 * @param text YAML
 * @returns where the first stands that is too deep
 */
export function deepOffset(text: string): number | undefined {
  // Nothing but a count for nearly every file.
  if (text.split(/[[{]|[-?][ \t]+(?=[-?])/).length <= maxYamlDepth) return undefined;
  let [inBrackets, inLine, offset] = [0, 0, 0];
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) continue;
    if (openers.has(token)) inBrackets += 1;
    else if (closers.has(token)) inBrackets = Math.max(0, inBrackets - 1);
    else if (indicators.has(token)) inLine += 1;
    else if (token.trim() || token.includes('\n')) inLine = 0;
    if (inBrackets + inLine > maxYamlDepth) return offset;
    offset += token.length;
  }
  return undefined;
}
