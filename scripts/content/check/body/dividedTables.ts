import type { Nodes } from 'mdast';
import { type Finding, finding } from '../../model/diagnostic.ts';
import { lineBounds, type Part, type PartFinding, partOf } from '../../source/lines.ts';
import { isBlock } from './blockNodes.ts';
import type { ParsedBody } from './prose.ts';
import { asTable, isLine, isTabbed, pipedCells, tabbedTable } from './tables.ts';

/** A paragraph or table of which every line is a row, or a paragraph’s lines above its words. */
interface Piece extends Part {
  rows: readonly string[];
  form: 'framed' | 'piped' | 'tabbed';
  isTable: boolean;
  /** Whether the paragraph goes on with words. */
  isAboveWords: boolean;
}

/** Finds tables with empty lines in them, which end a table or keep it from being one. */
export function dividedTables({ text, nodes }: ParsedBody): PartFinding[] {
  if (!/[|\t]/.test(text)) return [];
  return nodes
    .filter((node) => node.type === 'root' || isBlock(node))
    .flatMap(({ children }) => groupsOf(children, text))
    .flatMap((pieces) => {
      const found = pieces.length > 1 ? findingOn(pieces) : undefined;
      return found ? [{ start: pieces[0]?.start ?? 0, end: pieces.at(-1)?.end ?? 0, found }] : [];
    });
}

/** Pieces with nothing but empty lines between them that could be of one table. */
function groupsOf(siblings: readonly Nodes[], text: string): Piece[][] {
  const groups: Piece[][] = [];
  let last: Piece[] = [];
  for (const node of siblings) {
    const piece = pieceOf(node, text);
    if (piece && last[0] && continues(last[0], piece)) {
      last.push(piece);
    } else {
      last = piece ? [piece] : [];
      groups.push(last);
    }
    if (piece?.isAboveWords) last = [];
  }
  return groups;
}

function pieceOf(node: Nodes, text: string): Piece | undefined {
  // A first cell that is empty makes a line from Word look like code.
  if (node.type !== 'paragraph' && node.type !== 'table' && node.type !== 'code') return undefined;
  // A row may end in empty cells.
  const [start] = lineBounds(text, partOf(node).start);
  const [, end] = lineBounds(text, partOf(node).end);
  const lines = text.slice(start, end).split('\n');
  const words = lines.findIndex((line) => line.trim() && !line.includes('|'));
  const isAboveWords = words > 0 && isFramed(lines[0] ?? '');
  const own = isAboveWords ? lines.slice(0, words) : lines;
  const rows = own.filter((line) => line.trim());
  const form = formOf(rows);
  const isTable = node.type === 'table';
  return form && { start, end: start + own.join('\n').length, rows, form, isTable, isAboveWords };
}

const isFramed = (row: string) => /^\s*\|.*\|/.test(row);

function formOf(rows: readonly string[]): Piece['form'] | undefined {
  if (rows.every(isFramed)) return 'framed';
  if (rows.every(isTabbed)) return 'tabbed';
  return rows.every((row) => pipedCells(row).length > 1) ? 'piped' : undefined;
}

function continues(first: Piece, { rows, form, isTable }: Piece): boolean {
  const columns = (row = '') => pipedCells(row).length;
  // Several rows of another length are a table of their own.
  const fits = rows.length === 1 || columns(rows[0]) === columns(first.rows[0]);
  return !isTable && form === first.form && (form === 'tabbed' || fits);
}

const isHyphens = (row = '') => isLine(pipedCells(row).map((cell) => cell.trim()));

function findingOn(pieces: readonly Piece[]): Finding | undefined {
  const [first, ...others] = pieces;
  const rows = pieces.flatMap((piece) => piece.rows);
  if (first?.form === 'tabbed') return looseRows(rows);
  const isOnlyHead = first?.rows.slice(1).every(isHyphens);
  const isMeant = first?.form === 'framed' || (isOnlyHead && isHyphens(rows[1]));
  if (!isMeant) return undefined;
  if (!isOnlyHead && others.some((piece) => piece.rows.length > 1))
    return finding('raw-table', { isDivided: true }, { help: ifSeveral });
  const table = asTable(rows, pipedCells);
  // Words directly below would become a row.
  const below = pieces.at(-1)?.isAboveWords ? '\n' : '';
  if (!isLineBelow(rows)) {
    return finding('raw-table', { isDivided: true }, { suggestion: table && table + below });
  }
  const suggestion = table && rows.map((row) => row.trim()).join('\n') + below;
  const help = 'Delete the empty lines between its rows.';
  return finding('raw-table', { isDivided: true }, { help, suggestion });
}

const ifSeveral =
  'If these rows are one table, delete the empty lines between them. If they are several tables, write a line of hyphens below the first row of each.';

/** Whether the second row is as it must be. */
const isLineBelow = ([head = '', line = '']: readonly string[]) =>
  /^[\s|:-]+$/.test(line) && isHyphens(line) && pipedCells(head).length === pipedCells(line).length;

/** A tab or two may also stand in paragraphs, behind a label such as “Phone:”. */
function looseRows(rows: readonly string[]): Finding | undefined {
  const suggestion = tabbedTable(rows);
  const isPair = (row: string) => row.trim().split(/\t+/).length === 2;
  const isLabeled = (row: string) => /^[^\t]*[.:]\t/.test(row.trim());
  const isLoose = rows.every(isPair) && (rows.length < 3 || rows.some(isLabeled));
  if (suggestion === undefined || isLoose) return undefined;
  return finding('raw-table', { isDivided: true }, { suggestion });
}
