import type { Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, finding, withoutSuggestion } from '../../model/diagnostic.ts';
import {
  isApart,
  lineBounds,
  type PartFinding,
  partOf,
  withoutOverlaps,
} from '../../source/lines.ts';
import { unknownPlaceholders } from '../signsInField.ts';
import { blockFindings } from './blockFindings.ts';
import { isBlock } from './blockNodes.ts';
import { dividedTables } from './dividedTables.ts';
import { bareAddresses, halfLinks, type LinkFinding } from './halfLinks.ts';
import { joinedHeadings, lostHeadings } from './headings.ts';
import { loneEntries } from './loneEntries.ts';
import { pretendLists } from './pretendLists.ts';
import { boldWords, maxHeading, nodeSource, type ParsedBody } from './prose.ts';
import { lostComparisons, lostStars, straySigns, tickBoxes } from './straySigns.ts';
import { pastedTable, textInTables } from './tables.ts';

/** The checks within a paragraph. */
const looks: readonly ((prose: ParsedBody) => LinkFinding[])[] = [
  blockFindings,
  halfLinks,
  joinedHeadings,
  bareAddresses,
  straySigns,
  lostStars,
  lostComparisons,
  tickBoxes,
  ({ shown }) => unknownPlaceholders(shown),
];

/** Finds what would be shown as raw markup, or not as it was meant. */
export function proseFindings(prose: ParsedBody): LinkFinding[] {
  const blocks = pretendBlocks(prose);
  const lists = pretendLists(prose).filter((list) => blocks.every((block) => isApart(list, block)));
  const inner: LinkFinding[] = [...blocks, ...looks.flatMap((look) => look(prose))];
  // Of overlapping findings, the one that starts first says more; then that of the earlier check.
  const told = [...withoutOverlaps(inner), ...lists];
  const joined = joinedLines(prose).filter((one) => told.every((other) => isApart(one, other)));
  return [...told, ...joined];
}

/**
 * Finds pasted and divided tables, text that became a row, bold lines and numbers meant as headings,
 * prose shown as code, and unclosed code.
 */
function pretendBlocks(body: ParsedBody): PartFinding[] {
  const { text, nodes } = body;
  const outer = new Set<Nodes>(
    nodes.flatMap((node) => (node.type === 'root' || isBlock(node) ? node.children : [])),
  );
  const each = nodes.flatMap((node) => {
    const { start, end } = partOf(node);
    const source = text.slice(start, end);
    const table = node.type === 'paragraph' ? pastedTable(source) : undefined;
    if (table) {
      // In a list or quotation, lines begin with more than their own words.
      const found = outer.has(node) ? table.found : withoutSuggestion(table.found);
      return [{ start: start + table.start, end, found }];
    }
    const found = findingOn(node, source);
    return found ? [{ start, end, found }] : [];
  });
  return [
    ...dividedTables(body),
    ...textInTables(body),
    ...loneEntries(body),
    ...lostHeadings(body),
    ...each,
  ];
}

function findingOn(node: Nodes, source: string): Finding | undefined {
  if (node.type === 'paragraph') return checkBold(node, source);
  if (node.type === 'heading' && node.children.length === 0)
    return finding('empty-heading', { signs: '#'.repeat(node.depth) });
  if (node.type === 'heading') return checkUnderline(source);
  if (node.type !== 'code') return undefined;
  const fence = /^[ \t]*(`{3,}|~{3,})/.exec(source)?.[1];
  if (fence !== undefined) return checkFence(fence, source);
  return isProse(node.value)
    ? finding('prose-as-code', {}, { suggestion: withoutIndent(node.value) })
    : undefined;
}

/** Headings pasted from Word are bold lines. A bold sentence is emphasis. */
function checkBold(paragraph: Paragraph, source: string): Finding | undefined {
  const words = boldWords(paragraph, source);
  if (words === undefined || paragraph.position?.start.column !== 1) return undefined;
  const written = textOf(paragraph);
  if (!isHeading(written)) return undefined;
  return finding('bold-heading', { written }, { suggestion: `## ${words}` });
}

const isHeading = (words: string) => words.length <= maxHeading && !/[.!:…]$/.test(words);

/** Finds lines meant as separate paragraphs, as word processors paste them. */
function joinedLines({ text, nodes }: ParsedBody): PartFinding[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    // An intended line break is a node of its own.
    const isMeant = node.children.some(({ type }) => type === 'break');
    // Colons that end no block are reported where the block should begin.
    const words = nodeSource(node, text).replace(/\n[ \t]*:{3,}.*$/, '');
    // In a list or quotation, only a line that is not indented looks like a new paragraph.
    const place = partOf(node);
    const outer = text.slice(lineBounds(text, place.start)[0], place.start);
    if (isMeant || !(outer ? /\n\S/ : /\n/).test(words)) return [];
    const suggestion = outer ? undefined : asParagraphs(text.slice(place.start, place.end));
    const help = adviseApart(outer, suggestion);
    return [{ ...place, found: finding('joined-lines', {}, { help, suggestion }) }];
  });
}

/**
 * The lines as paragraphs, if each but the last ends as a sentence does and a new one follows. Bold
 * ones are headings, such as questions above their answers.
 */
function asParagraphs(words: string): string | undefined {
  const lines = words.split('\n').map((line) => asHeading(line.trim()));
  const isApart = lines
    .slice(0, -1)
    .every((line) => line.startsWith('## ') || /[.!?:…]["”’)*_]*$/.test(line));
  return isApart && !/\n\s*\p{Ll}/u.test(words) ? lines.join('\n\n') : undefined;
}

const asHeading = (line: string) => {
  const [, words] = /^\*\*([^*]+)\*\*$/.exec(line) ?? [];
  return words && isHeading(words) ? `## ${words}` : line;
};

const belowHeading =
  'Put an empty line between them, and start the bold line with two number signs and a space in place of the stars.';

/**
 * @param outer what a line of a list or a quotation begins with
 * @returns `undefined` where the rule’s own advice is enough
 */
function adviseApart(outer: string, suggestion = ''): string | undefined {
  if (outer.includes('>')) return inQuote;
  if (outer) return inList;
  return suggestion.startsWith('## ') ? belowHeading : undefined;
}

const inQuote =
  'Put a line with only > between them. If they are one paragraph, write it on one line.';
const inList =
  'Start each entry of a list the way its first one starts, with a hyphen or a number and a period. Keep the rest of an entry on its line.';

/** Hyphens meant as a line between two paragraphs turn the one above them into a heading. */
function checkUnderline(source: string): Finding | undefined {
  const [words, line] = /^([^#][\s\S]*)\n([ \t]*-+[ \t]*)$/.exec(source)?.slice(1) ?? [];
  if (words === undefined) return undefined;
  if (line?.trim() === '-')
    return finding('underlined-text', {}, { help: noEntry, suggestion: words });
  if (words.length <= 90 && !/[.!?,;:]$/.test(words.trim())) return undefined;
  return finding('underlined-text', {}, { suggestion: `${words}\n\n${line}` });
}

const noEntry =
  'Delete the hyphen. If it should start a list, write words behind it, and put an empty line above it.';

function checkFence(fence: string, source: string): Finding | undefined {
  const lines = source.trimEnd().split('\n');
  const last = (lines.length > 1 && lines.at(-1)?.replace(/^[\s>]*/, '')) || '';
  const isClosed = last.startsWith(fence) && last.replaceAll(fence.charAt(0), '').trim() === '';
  return isClosed ? undefined : finding('open-fence', { fence });
}

/** Words, and no characters that only code uses. */
const isProse = (code: string) => /\p{L}{2}/u.test(code) && !/[{}=<>\\]|;$/m.test(code);

function withoutIndent(code: string): string | undefined {
  const lines = code.split('\n').map((line) => line.trimStart());
  return lines.some((line) => /^(?:[-*+>#•–]|\d+[.)])/.test(line)) ? undefined : lines.join('\n');
}
