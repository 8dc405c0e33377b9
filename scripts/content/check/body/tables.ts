import type { Table } from 'mdast';
import { type Finding, finding } from '../../model/diagnostic.ts';

const pipeRows = /^[ \t]*\|.*\|.*\n[ \t]*\|.*\|/m;

/** As Word and spreadsheets paste them. */
const tabbedRows = /\S\t.*\n.*\S\t+\S/;

/** The bullet of a list that Word pastes, before its tab. */
const tabbedBullets = /^[ \t]*(?:[^\p{L}\p{N}\s|]|[o§]|\d{1,2}[.)])\t/gmu;

/**
 * Finds a table that is none: rows from a spreadsheet, or without the line below the first.
 * @param source a paragraph as it is written
 * @returns where its first row starts, and the table as it should be
 */
export function pastedTable(source: string): { start: number; found: Finding } | undefined {
  const isTabbed = source.includes('\t') && tabbedRows.test(source.replace(tabbedBullets, ''));
  if (!isTabbed && !pipeRows.test(source)) return undefined;
  const start = firstRow(source, isTabbed ? /\t/ : /^\s*\|/);
  const lines = source.slice(start).trimEnd().split('\n');
  const table = isTabbed
    ? (asTable(lines, tabbedCells) ?? asTable(lines, wideTabbedCells))
    : pipedTable(lines);
  // Below a sentence it needs an empty line.
  const cure = table === undefined ? {} : { suggestion: start > 0 ? `\n${table}` : table };
  return { start, found: finding('raw-table', {}, cure) };
}

/** A table may follow a sentence without an empty line. */
function firstRow(source: string, isRow: RegExp): number {
  const lines = source.split('\n');
  const above = lines.slice(
    0,
    lines.findIndex((line) => isRow.test(line)),
  );
  return above.reduce((length, line) => length + line.length + 1, 0);
}

/** A cell may be empty, at either end of a row, too. */
const tabbedCells = (row: string) => row.replaceAll('|', '\\|').split('\t');
/** Typed with as many tabs as it takes to line up. */
const wideTabbedCells = (row: string) => tabbedCells(row.trim().replaceAll(/\t+/g, '\t'));
const pipedCells = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

/** What follows the rows without an empty line, such as a picture, is put below the table. */
function pipedTable(lines: readonly string[]): string | undefined {
  const end = lines.findIndex((line) => !/^\s*\|/.test(line));
  const table = asTable(end < 0 ? lines : lines.slice(0, end), pipedCells);
  const rest = end < 0 ? '' : lines.slice(end).join('\n').trim();
  return table && rest ? `${table}\n\n${rest}` : table;
}

/** A cell of the line below the first row, which may have too few of them; phones make dashes of two. */
const hyphens = /^:?[-–—]+:?$/;

/** @returns `undefined` where the rows are not of one length, so that nobody knows what belongs where */
function asTable(rows: readonly string[], cellsOf: (row: string) => string[]): string | undefined {
  const cells = rows.map((row) => cellsOf(row).map((cell) => cell.trim()));
  const [head = [], ...others] = cells.filter(
    (row, index) => index !== 1 || !row.every((cell) => hyphens.test(cell)),
  );
  if (others.some(({ length }) => length !== head.length)) return undefined;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}

/** On a phone, each has room for a word or two. */
const maxColumns = 5;

/** What is wrong with a table. */
export function tableFindings({ children: [head, ...rows] }: Table): Finding[] {
  const columns = head?.children.length ?? 0;
  const long = rows.find(({ children }) => children.length > columns);
  return [
    ...(columns > maxColumns ? [finding('wide-table', { columns, max: maxColumns })] : []),
    ...(long ? [finding('long-row', { cells: long.children.length, columns })] : []),
  ];
}
