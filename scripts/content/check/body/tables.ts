import type { Table } from 'mdast';
import { type Finding, finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { nodeSource, type ParsedBody } from './prose.ts';

const pipeRows = /^[ \t]*\|.*\|.*\n[ \t]*\|.*\|/m;

/** Rows as pasted from Word and spreadsheets. */
const tabbedRows = /\S\t.*\n.*\S\t+\S/;

/** The bullet of a list pasted from Word, with the tab or the spaces behind it. */
const wordBullets =
  /^[ \t]*(?:[^\p{L}\p{N}\s|]|[o§]|(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)])(?:\t| {2,})/gmu;

/**
 * Finds a miswritten table: rows from a spreadsheet, lined up with spaces, or without the line below the header.
 * @param source a paragraph as it is written
 * @returns where its first row starts, and the table as it should be
 */
export function pastedTable(source: string): { start: number; found: Finding } | undefined {
  const hasTabs = source.includes('\t') && tabbedRows.test(source.replace(wordBullets, ''));
  if (!hasTabs && !pipeRows.test(source)) return barredTable(source) ?? spacedTable(source);
  // The paragraph may start with a sentence.
  const start = source.search(hasTabs ? /^[^\n]*\t/m : /^[^\S\n]*\|/m);
  const lines = source.slice(start).trimEnd().split('\n');
  return rawTable(start, hasTabs ? tabbedTable(lines) : pipedTable(lines));
}

/** Finds rows without a bar at their start. */
function barredTable(source: string): { start: number; found: Finding } | undefined {
  const rows = source.split('\n');
  const isTable = rows.length > 1 && rows.every((row) => / \| /.test(row));
  const table = isTable ? asTable(rows, pipedCells) : undefined;
  return table === undefined ? undefined : rawTable(0, table);
}

/** Finds columns that are lined up with spaces. */
function spacedTable(source: string): { start: number; found: Finding } | undefined {
  // Lines with a break at their end are shown as lines: their columns are lost, but not their rows.
  if (!/\S {3,}\S/.test(source) || /(?: {2}|\\)\n/.test(source)) return undefined;
  const start = source.search(/^[^\n]*\S {2}/m);
  const rows = source
    .slice(start)
    .split('\n')
    .map((row) => row.trim());
  // Some people type two spaces behind a sentence.
  const isRow = (row: string) =>
    / {2}/.test(row.replace(wordBullets, '')) && !/[.!?:;,]["”’)]? {2}/.test(row);
  const table = rows.length > 1 && rows.every(isRow) ? asTable(rows, spacedCells) : undefined;
  return table === undefined ? undefined : rawTable(start, table);
}

function rawTable(start: number, table: string | undefined) {
  // Below a sentence, a table needs an empty line.
  const suggestion = table && start > 0 ? `\n${table}` : table;
  return { start, found: finding('raw-table', { isDivided: false }, { suggestion }) };
}

/** Any cell may be empty, even at the ends of a row. */
const tabbedCells = (row: string) => row.replaceAll('|', '\\|').split('\t');
/** For rows typed with as many tabs as it takes to line up. */
const wideTabbedCells = (row: string) => tabbedCells(row.trim().replaceAll(/\t+/g, '\t'));

const spacedCells = (row: string) => row.replaceAll('|', '\\|').split(/ {2,}/);

/** Whether a line has tabs other than that of a bullet. */
export const isTabbed = (line: string): boolean => line.replace(wordBullets, '').includes('\t');

/** Rows from a spreadsheet as a table, see {@link asTable}. */
export const tabbedTable = (rows: readonly string[]): string | undefined =>
  asTable(rows, tabbedCells) ?? asTable(rows, wideTabbedCells);

/** The cells of a row, as they are written. */
export const pipedCells = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

/** What follows the rows without an empty line, such as a picture, is moved below the table. */
function pipedTable(lines: readonly string[]): string | undefined {
  const end = lines.findIndex((line) => !/^\s*\|/.test(line));
  const table = asTable(end < 0 ? lines : lines.slice(0, end), pipedCells);
  const rest = end < 0 ? '' : lines.slice(end).join('\n').trim();
  return table && rest ? `${table}\n\n${rest}` : table;
}

/** A cell of the line below the header: too few hyphens count, and dashes, which phones insert. */
const hyphens = /^:?[-–—]+:?$/;

/** Whether cells are those of the line below the header. */
export const isLine = (cells: readonly string[]) => cells.every((cell) => hyphens.test(cell));

/**
 * Rows as a table.
 * @returns `undefined` if rows differ in length, as nobody knows which cells belong together, or if
 *   there is no header
 */
export function asTable(
  rows: readonly string[],
  cellsOf: (row: string) => string[],
): string | undefined {
  const cells = rows.map((row) => cellsOf(row).map((cell) => cell.trim()));
  const [head = [], ...others] = cells.filter((row, index) => index !== 1 || !isLine(row));
  if (isLine(head) || others.some(({ length }) => length !== head.length)) return undefined;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}

/** On a phone, a column then has room for a word or two. */
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

/** Finds lines directly below a table, which become rows of it. */
export function textInTables({ text, nodes }: ParsedBody): PartFinding[] {
  return nodes.flatMap((table) => {
    if (table.type !== 'table') return [];
    const [head, ...rows] = table.children.map((row) => nodeSource(row, text));
    const isFramed = [head, ...rows].some((row) => row?.startsWith('|'));
    const isText = (row: string) =>
      !/(?<!\\)\|/.test(row) && (isFramed || /[.!?:…]$/.test(row.trim()));
    const index = rows.findIndex(isText);
    const row = table.children[index + 1];
    if (index < 0 || !row) return [];
    const { start } = partOf(row);
    const { end } = partOf(table);
    const written = text.slice(start, end);
    // Of several lines, nobody knows which are a paragraph; in a list, a paragraph is indented.
    const isAlone = index === rows.length - 1 && table.position?.start.column === 1;
    const suggestion = isAlone ? `\n${written}` : undefined;
    const found = finding('text-in-table', { written: rows[index] ?? '' }, { suggestion });
    return [{ start, end, found }];
  });
}
