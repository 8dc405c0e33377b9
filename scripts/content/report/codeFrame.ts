import type { Range } from '../model/diagnostic.ts';
import { wholeSign } from '../model/words.ts';
import { plainText } from './plainText.ts';

/** The place of a finding, ready to print: all lines start at the same column. */
interface CodeFrame {
  /** The line above, if it helps to find the place. */
  above?: string;
  line: string;
  /** Spaces, then a caret and tildes below the marked text. */
  mark: string;
}

/** How much of a very long line is looked at before and after the mark, in code units. */
const reach = 400;

/**
 * Shows the first line of a range with the range underlined, as actionlint does
 * (https://github.com/rhysd/actionlint/blob/main/docs/usage.md).
 * @param range what to mark; an empty range gets a single caret
 * @param width the most columns for a line; a longer one is cropped around the range
 * @returns `undefined` if the file has no such line
 */
export function codeFrame(
  lines: readonly string[],
  range: Range,
  width: number,
): CodeFrame | undefined {
  const line = lineAt(lines, range.line);
  if (line === undefined) return undefined;
  const start = Math.min(range.column - 1, line.length);
  const isOneLine = range.endLine === range.line;
  const end = isOneLine ? Math.min(range.endColumn - 1, line.length) : line.length;
  const cells = crop(line, start, end, width);
  const before = widthOf(cells.filter(({ index }) => index < start));
  const marked = widthOf(cells.filter(({ index }) => index >= start && index < end));
  const above = lineAt(lines, range.line - 1);
  return {
    ...(above?.trim() && cells[0] !== cutBefore ? { above: textOf(crop(above, 0, 0, width)) } : {}),
    line: textOf(cells),
    mark: `${' '.repeat(before)}^${'~'.repeat(Math.max(0, marked - 1))}`,
  };
}

/** What stands for the rest of a line that is too long. */
const cutBefore: Cell = { text: '…', width: 1, index: -1 };
const cutAfter: Cell = { text: '…', width: 1, index: Number.POSITIVE_INFINITY };

/** Takes the part of a line around the mark that fits; a third of it shows what comes before. */
function crop(line: string, start: number, end: number, width: number): Cell[] {
  const from = wholeSign(line, Math.max(0, start - reach));
  const to = wholeSign(line, Math.min(line.length, start + 2 * reach));
  const cells = cellsOf(line.slice(from, to), from);
  if (from === 0 && to === line.length && widthOf(cells) <= width) return cells;
  const columnOfMark = widthOf(cells.filter(({ index }) => index < start));
  const markWidth = widthOf(cells.filter(({ index }) => index >= start && index < end));
  const fits = from === 0 && columnOfMark + Math.max(1, markWidth) <= width - 1;
  const first = fits ? 0 : Math.max(0, columnOfMark - Math.floor(width / 3));
  // One column at each end is for the ellipsis.
  const shown = within(cells, first, first + width - 2);
  const last = shown.at(-1);
  if (last && (last !== cells.at(-1) || to < line.length)) shown.push(cutAfter);
  return shown[0] && shown[0].index > 0 ? [cutBefore, ...shown] : shown;
}

function within(cells: readonly Cell[], from: number, to: number): Cell[] {
  let column = 0;
  return cells.filter(({ width }) => {
    const start = column;
    column += width;
    return start >= from && column <= to;
  });
}

const lineAt = (lines: readonly string[], number: number) => lines[number - 1]?.replace(/\r$/, '');
const widthOf = (cells: readonly Cell[]) => cells.reduce((sum, { width }) => sum + width, 0);
const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('');

/** A character as the reader sees it, with the columns it takes on a terminal. */
interface Cell {
  text: string;
  width: number;
  /** Where it starts in its line, in UTF-16 code units from 0, as findings count. */
  index: number;
}

const tabWidth = 4;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** East Asian scripts and emoji take two columns (https://www.unicode.org/reports/tr11/). */
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

/**
 * Splits a line into the cells of a terminal.
 * A tab becomes an arrow and spaces: editors cannot fix what they cannot see.
 * @param offset where `text` starts in its line
 */
function cellsOf(text: string, offset: number): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const cell = { ...shownAs(segment, column), index: index + offset };
    cells.push(cell);
    column += cell.width;
  }
  return cells;
}

function shownAs(segment: string, column: number): Pick<Cell, 'text' | 'width'> {
  if (segment === '\t') {
    const width = tabWidth - (column % tabWidth);
    return { text: '→'.padEnd(width), width };
  }
  const text = plainText(segment);
  return { text, width: wide.test(text) ? 2 : [...text].length === 1 ? 1 : lengthOf(text) };
}

/** Combining marks and joiners take no column of their own. */
const lengthOf = (text: string) => [...text.replace(/[\p{M}\u200c\u200d]/gu, '')].length;
