import type { List, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { nodeSource, type ParsedBody } from './prose.ts';

/** A numbered list, and what stands below it. */
interface Numbered {
  list: List;
  below: Nodes | undefined;
}

/** Longer or higher than the headings of an article; 1996, for one, is a year. */
const maxLength = 80;
const maxNumber = 20;

/** Finds headings with the numbers that Word gives them, which become lists of one entry. */
export function numberedHeadings({ text, nodes: [root] }: ParsedBody): PartFinding[] {
  if (root?.type !== 'root') return [];
  return chainsOf(root)
    .filter((chain) => chain.every(introduces))
    .flat()
    .map(({ list }) => {
      const words = titleOf(list, text);
      const found = finding('numbered-heading', { words }, { suggestion: `## ${words}` });
      return { ...partOf(list), found };
    });
}

/** Lists of one entry each whose numbers continue; a single one counts if its number is not 1. */
function chainsOf(root: Root): Numbered[][] {
  const chains: Numbered[][] = [];
  const ends = new Set<number>();
  for (const [index, list] of root.children.entries()) {
    if (list.type !== 'list' || !list.ordered) continue;
    const first = list.start ?? 1;
    const each = { list, below: root.children[index + 1] };
    const last = chains.at(-1);
    const isHeading = isTitle(list) && first <= maxNumber;
    if (isHeading && last?.at(-1)?.list.start === first - 1) last.push(each);
    // What continues a list of several entries is a part of it.
    else if (isHeading && !ends.has(first - 1)) chains.push([each]);
    else ends.add(first + list.children.length - 1);
  }
  return chains.filter(([first, ...others]) => others.length > 0 || (first?.list.start ?? 1) > 1);
}

function isTitle({ children: [entry, ...others] }: List): boolean {
  const [words, ...more] = entry?.children ?? [];
  if (words?.type !== 'paragraph' || others.length + more.length > 0) return false;
  const written = textOf(words);
  return written.length <= maxLength && !/\n|[.!:;,…]["”’)]?$/.test(written);
}

/** Steps may have pictures or blocks between them, which cannot be in a list. */
const introduces = ({ below }: Numbered) =>
  (below?.type === 'list' && !below.ordered) ||
  (below?.type === 'paragraph' && below.children.some(({ type }) => type !== 'image'));

/** The words of the only entry, without stars around all of them. */
function titleOf({ children: [entry] }: List, text: string): string {
  const [words] = entry?.children ?? [];
  if (words?.type !== 'paragraph') return '';
  const isBold = words.children.length === 1 && words.children[0]?.type === 'strong';
  const source = nodeSource(words, text);
  return isBold ? source.slice(2, -2).trim() : source;
}
