import type { Blockquote, List, Nodes, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { finding } from '../../model/diagnostic.ts';
import { onlyOf } from '../../model/words.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { boldWords, maxHeading, nodeSource, type ParsedBody } from './prose.ts';

/** Finds lists of one entry that were meant as a heading, a footnote or a name. */
export const loneEntries = (body: ParsedBody): PartFinding[] => [
  ...numberedHeadings(body),
  ...otherLines(body),
];

/** A list of one entry that may be a heading, and what stands below it. */
interface Numbered {
  list: List;
  title: Paragraph;
  below: Nodes | undefined;
}

/** Finds headings with the numbers that Word gives them, which become lists of one entry. */
function numberedHeadings({ text, tree }: ParsedBody): PartFinding[] {
  return chainsOf(tree)
    .filter((chain) => chain.every(introduces))
    .flat()
    .map(({ list, title }) => {
      const source = nodeSource(title, text);
      const words = boldWords(title, source) ?? source;
      const details = { help: loneHelp.heading, suggestion: `## ${words}` };
      const found = finding('lone-entry', { words, meant: 'heading' }, details);
      return { ...partOf(list), found };
    });
}

/**
 * Finds footnotes, and names below what someone said or within it, whose star or hyphen begins a
 * list.
 */
function otherLines(body: ParsedBody): PartFinding[] {
  const { tree } = body;
  const quotes = tree.children.filter(({ type }) => type === 'blockquote') as Blockquote[];
  return [tree, ...quotes].flatMap((outer) =>
    outer.children.flatMap((list, index) => otherLine(body, list, outer, index)),
  );
}

function otherLine(
  { text, shown }: ParsedBody,
  list: Nodes,
  { type, children }: Root | Blockquote,
  index: number,
): PartFinding[] {
  const above = children[index - 1];
  const title = list.type === 'list' && !list.ordered && onlyIn(list);
  if (!title || !above) return [];
  const place = partOf(list);
  const sign = text[place.start];
  const isNote = sign === '*' && footnoteMark.test(shown.slice(0, place.start));
  const isWithin = type === 'blockquote';
  const isName = sign === '-' && (isWithin || isQuotation(above)) && name.test(textOf(title));
  if (!isNote && !isName) return [];
  const [meant, lead] = isNote ? (['footnote', '*'] as const) : (['name', '— '] as const);
  const words = nodeSource(title, text);
  const between = text.slice(partOf(above).end, place.start);
  const emptyLine = between.lastIndexOf('\n') === 0 ? between : '';
  const help = isName && isWithin ? withinHelp : loneHelp[meant];
  const details = { help, suggestion: emptyLine + lead + words };
  return [{ ...place, found: finding('lone-entry', { words, meant }, details) }];
}

const withinHelp = 'Write a dash in place of the hyphen, and put a line with only > above.';

const loneHelp = {
  heading:
    'Start the line with two number signs and a space in place of the number. If it is a step of a list, put three spaces before each line below that belongs to this step.',
  footnote:
    'Leave out the space behind the star. If it is an entry of a list, start it with a hyphen.',
  name: 'Write a dash in place of the hyphen, and leave an empty line above.',
};

/** A star behind a word, as in “Save $500*”. */
const footnoteMark = /[^\s*\uffff]\*(?![^\s.,;:!?)])/;

/** What someone said; below a question, a list answers it. */
const isQuotation = (node: Nodes) =>
  node.type === 'blockquote' ||
  (node.type === 'paragraph' && /^["“].*[^?]["”]$/s.test(textOf(node)));

const nameWord = String.raw`(?:\p{Lu}[^\s!?:]*|(?:home)?owners?|customers?|clients?|neighbors?|managers?|landlords?),?`;

/** Words with capital letters, and what stands between them: “Jim and Ann K., owners in Roscoe”. */
const name = new RegExp(
  String.raw`^(?:an? |the )?${nameWord}(?:,? (?:${nameWord}|and|&|of|in|from|near|at|the|\d{1,4},?)){0,6}$`,
  'u',
);

/** Lists of one entry each whose numbers continue; a single one counts if its number is not 1. */
function chainsOf({ children }: Root): Numbered[][] {
  const chains: Numbered[][] = [];
  const ends = new Set<number>();
  for (const [index, list] of children.entries()) {
    if (list.type !== 'list' || !list.ordered) continue;
    const first = list.start ?? 1;
    const title = titleIn(list);
    const each = title && { list, title, below: children[index + 1] };
    const last = chains.at(-1);
    if (each && last?.at(-1)?.list.start === first - 1) last.push(each);
    // What continues a list of several entries is a part of it.
    else if (each && !ends.has(first - 1)) chains.push([each]);
    else ends.add(first + list.children.length - 1);
  }
  return chains.filter(([first, ...others]) => others.length > 0 || (first?.list.start ?? 1) > 1);
}

/** The paragraph of a list that has no other. */
function onlyIn({ children }: List): Paragraph | undefined {
  const words = onlyOf(onlyOf(children)?.children ?? []);
  return words?.type === 'paragraph' ? words : undefined;
}

/** Articles have no more headings; 1996, for one, is a year. */
const maxNumber = 20;

function titleIn(list: List): Paragraph | undefined {
  const words = onlyIn(list);
  if (!words) return undefined;
  const written = textOf(words);
  const isShort = written.length <= maxHeading && (list.start ?? 1) <= maxNumber;
  return isShort && !/\n|[.!:;,…]["”’)]?$/.test(written) ? words : undefined;
}

/** Steps may have pictures or blocks between them, which cannot be in a list. */
const introduces = ({ below }: Numbered) =>
  (below?.type === 'list' && !below.ordered) ||
  (below?.type === 'paragraph' && below.children.some(({ type }) => type !== 'image'));
