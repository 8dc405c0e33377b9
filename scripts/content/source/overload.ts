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
