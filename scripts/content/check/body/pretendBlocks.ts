import type { Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Finding, finding } from '../../model/diagnostic.ts';
import type { ParsedBody, Part } from './prose.ts';

/** Finds tables, bold lines in place of headings, code that is prose, and code that does not end. */
export function pretendBlocks({ text, nodes }: ParsedBody): (Part & { found: Finding })[] {
  return nodes.flatMap((node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = text.slice(start, end);
    const found = findingOn(node, source);
    if (found?.rule === 'raw-table') return [{ start: start + tableStart(source), end, found }];
    return found ? [{ start, end, found }] : [];
  });
}

function findingOn(node: Nodes, source: string): Finding | undefined {
  if (node.type === 'paragraph') {
    return isTable(source) ? finding('raw-table', {}) : checkBold(node, source);
  }
  if (node.type === 'heading') return checkUnderline(source);
  if (node.type !== 'code') return undefined;
  const fence = /^[ \t]*(`{3,}|~{3,})/.exec(source)?.[1];
  if (fence !== undefined) return checkFence(fence, source);
  return isProse(node.value)
    ? finding('prose-as-code', {}, { suggestion: withoutIndent(node.value) })
    : undefined;
}

const tableRule = /^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/m;
const tableRows = /^[ \t]*\|.*\|.*\n[ \t]*\|.*\|/m;

/** As Word and spreadsheets paste them. */
const tabbedRows = /\S\t.*\n.*\S\t+\S/;

/** The bullet of a list that Word pastes, before its tab. */
const tabbedBullets = /^[ \t]*(?:[^\p{L}\p{N}\s|]|[o§]|\d{1,2}[.)])\t/gmu;

const isTable = (source: string) =>
  (source.includes('|') && (tableRule.test(source) || tableRows.test(source))) ||
  (source.includes('\t') && tabbedRows.test(source.replace(tabbedBullets, '')));

/** Word’s headings come as bold lines. A sentence that is bold is an emphasis. */
function checkBold(paragraph: Paragraph, source: string): Finding | undefined {
  const [only, ...others] = paragraph.children;
  const isInList = paragraph.position?.start.column !== 1;
  if (only?.type !== 'strong' || others.length > 0 || isInList) return undefined;
  const written = textOf(only);
  if (written.length > 80 || /[.!:…]$/.test(written)) return undefined;
  return finding('bold-heading', { written }, { suggestion: `## ${source.slice(2, -2).trim()}` });
}

/** Finds lines that were to be paragraphs of their own, as word processors paste them. */
export function joinedLines({ text, nodes }: ParsedBody): (Part & { found: Finding })[] {
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (node.type !== 'paragraph' || start?.column !== 1) return [];
    const source = text.slice(start.offset, end?.offset);
    // A line break that is meant has a node of its own.
    const isMeant = node.children.some(({ type }) => type === 'break');
    if (isMeant || !source.includes('\n')) return [];
    const found = finding('joined-lines', {});
    return [{ start: start.offset ?? 0, end: end?.offset ?? 0, found }];
  });
}

/** Where the first row starts: a table may follow a sentence without an empty line. */
function tableStart(source: string): number {
  const sign = source.includes('|') && !tabbedRows.test(source) ? '|' : '\t';
  const rows =
    sign === '|' ? (tableRule.exec(source) ?? tableRows.exec(source)) : tabbedRows.exec(source);
  const lines = source
    .slice(0, rows?.index ?? 0)
    .split('\n')
    .slice(0, -1);
  const above = lines.slice(0, lines.findLastIndex((line) => !line.includes(sign)) + 1);
  return above.reduce((length, line) => length + line.length + 1, 0);
}

/** Hyphens that were to part two paragraphs make the one above them a heading. */
function checkUnderline(source: string): Finding | undefined {
  const [words, line] = /^([^#][\s\S]*)\n([ \t]*-+[ \t]*)$/.exec(source)?.slice(1) ?? [];
  if (words === undefined || !(words.length > 90 || /[.!?,;:]$/.test(words.trim())))
    return undefined;
  return finding('underlined-text', {}, { suggestion: `${words}\n\n${line}` });
}

function checkFence(fence: string, source: string): Finding | undefined {
  const lines = source.trimEnd().split('\n');
  const last = (lines.length > 1 && lines.at(-1)?.replace(/^[\s>]*/, '')) || '';
  const isClosed = last.startsWith(fence) && last.replaceAll(fence.charAt(0), '').trim() === '';
  return isClosed ? undefined : finding('open-fence', { fence });
}

/** Some words in a row, and no sign that only programs use. */
const isProse = (code: string) =>
  /(?:\p{L}[\p{L}’',.:-]*[ ]+){3}\p{L}/u.test(code) && !/[{}=<>\\]|;$/m.test(code);

function withoutIndent(code: string): string | undefined {
  const lines = code.split('\n').map((line) => line.trimStart());
  return lines.some((line) => /^(?:[-*+>#•–]|\d+[.)])/.test(line)) ? undefined : lines.join('\n');
}
