import type { Nodes } from 'mdast';
import type { Finding, Range } from '../model/diagnostic.ts';

/** A part of a text, by its offsets. */
export interface Part {
  start: number;
  end: number;
}

/** What is wrong with a part of a text. */
export interface PartFinding extends Part {
  found: Finding;
}

/** Where a node of a Markdown text stands. */
export const partOf = ({ position }: Nodes): Part => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Programs end a line with one sign or another, or with both, which says the same: with one for all. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/**
 * Where the line begins and ends that an offset lies on.
 * @returns offsets, the end without the line break
 */
export function lineBounds(text: string, offset: number): [start: number, end: number] {
  // A search that begins before a text would look at its first sign.
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  return [start, text[end - 1] === '\r' ? Math.max(start, end - 1) : end];
}

/** Where an offset into a text is, line and column counted from 1. */
function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/**
 * The place of a part of a text.
 * @param start an offset into the text
 * @param end the offset behind its last letter
 */
export function rangeAt(text: string, start: number, end = start): Range {
  const from = placeAt(text, start);
  const { line: endLine, column: endColumn } = end === start ? from : placeAt(text, end);
  return { ...from, endLine, endColumn };
}

/**
 * The offset of a line and column, counted from 1.
 * @returns `undefined` where the text has no such place
 */
export function offsetOf(text: string, line: number, column: number): number | undefined {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return undefined;
    start = end + 1;
  }
  const offset = start + column - 1;
  return offset <= lineBounds(text, start)[1] ? offset : undefined;
}

/** Of parts that overlap the one that starts first; of those that start together, the first given. */
export function withoutOverlaps<Some extends Part>(parts: readonly Some[]): Some[] {
  const kept: Some[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
  }
  return kept;
}
