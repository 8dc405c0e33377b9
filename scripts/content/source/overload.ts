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
