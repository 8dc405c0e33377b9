import type { Nodes } from 'mdast';
import { maxTextBytes } from '../model/contentFolder.ts';
import { type Diagnostic, finding, locate } from '../model/diagnostic.ts';
import { lineBounds, rangeAt, withLineFeeds } from './lines.ts';

/**
 * The finding that a text is too large. Google Docs writes whole photographs below a text, so it
 * points at the first of them.
 * @param file the path shown in findings
 * @param bytes the size of the whole text
 * @param beginning as much of the text as is allowed: what is wrong with it starts there
 */
export function tooLarge(file: string, bytes: number, beginning: string): Diagnostic {
  const text = withLineFeeds(beginning);
  const picture = text.indexOf('data:image/');
  const params = { bytes, limit: maxTextBytes };
  if (picture < 0) return locate(finding('file-size', params), file);
  // The rest of the line is nothing that anyone could read.
  const [start] = lineBounds(text, picture);
  const range = rangeAt(text, start, picture + 'data:image/'.length);
  return locate(finding('file-size', params, { help: leftPictures }), file, range);
}

const leftPictures =
  'Another program left whole pictures in the text; the first is here. Delete all such lines, or take the pictures out of the document and copy its text once more. Then upload the pictures to content/images, and insert them from there.';

/** Whether a tree is too deep to walk: goes level by level, as recursion could overflow the stack. */
export function isTooDeep(tree: Nodes): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxNesting) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** The deepest nesting of parts: a few thousand would overflow the stack of recursive code. */
const maxNesting = 1000;

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

/** The offset of what would keep the parser busy for minutes; nobody writes it by hand. */
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
