import { plainText } from './plainText.ts';

/** A sign as the reader sees it, with the columns it takes on a terminal. */
export interface Cell {
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
 * Splits a line into what stands in each place of a terminal.
 * A tab becomes an arrow and spaces: editors cannot mend what they cannot see.
 * @param offset the place of `text` in its line
 */
export function cellsOf(text: string, offset = 0): Cell[] {
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

/** Signs that stand on or join others take no place of their own. */
const lengthOf = (text: string) => [...text.replace(/[\p{M}\u200c\u200d]/gu, '')].length;
