import { Lexer } from 'yaml';

/** The deepest nesting of parts: a few thousand would overflow the stack of recursive code. */
export const maxNesting = 1000;

/** The markers of that many nested quotations or lists, at the start of one line. */
const deepLine = new RegExp(`^[ \\t>*+\\d.)-]{${maxNesting + 1},}`, 'm');

interface Limit {
  sign: RegExp;
  most: number;
}

/** Limits for a whole body. */
const limits: readonly Limit[] = [
  // Lines that begin or end a block: for each, the parser reads the block’s content once more.
  { sign: /^[^\p{L}\p{N}\n]*:::/gmu, most: 300 },
  // Separate quotations: for each, the parser moves everything that it has found before.
  { sign: /^[ \t]*\n[^\p{L}\p{N}\n]*>/gmu, most: 1000 },
];

/**
 * Limits for one paragraph, on characters for each of which the parser looks at everything before
 * or after it: a table of a thousand rows with a bold word and a link in each has no more.
 */
const crowds: readonly Limit[] = [
  { sign: /[*_]/g, most: 6000 },
  { sign: /[[\]<]/g, most: 4000 },
];

/**
 * A limit on line breaks and on the characters that start links, headings, table cells, HTML and so
 * on. A table of a thousand rows has fewer; with a hundred thousand, a check takes minutes.
 */
const parts: Limit = { sign: /[\n\t[\]#|<&*_`~\\@]|:\/\/|www\./g, most: 10_000 };

/**
 * Finds what would keep the Markdown parser busy for minutes; nobody writes it by hand.
 * @returns the offset of the excess
 */
export const overloadIn = (text: string): number | undefined =>
  deepLine.exec(text)?.index ??
  limits.map((limit) => excess(text, limit)).find((index) => index !== undefined) ??
  crowdedParagraph(text) ??
  excess(text, parts);

/** The offset of the first match beyond a limit. */
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

/** Ours are at most five deep; thousands would overflow the stack of recursive code. */
export const maxYamlDepth = 20;

const openers = new Set(['[', '{']);
const closers = new Set([']', '}']);
/** Each of these in a line opens another level. */
const indicators = new Set(['-', '?']);
/** Tokens that are not in the text: they mark a document, a scalar, an end of brackets. */
const marks = new Set(['\u0002', '\u001f', '\u0018']);

/**
 * Finds nested groups and lists without parsing them: the parser is recursive, and when the stack
 * overflows, the process may end without a message. Nesting by indentation alone cannot get that
 * deep in a file of the allowed size.
 * @param text YAML
 * @returns the offset of the first that is nested too deeply
 */
export function deepOffset(text: string): number | undefined {
  // For nearly every file a count is enough.
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
