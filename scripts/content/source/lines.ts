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

/** The part of a Markdown text that a node covers. */
export const partOf = ({ position }: Nodes): Part => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Where the address of a link, a picture or a definition is; the node itself says only what it is. */
export const addresses = new WeakMap<object, Part>();

/** Turns all line breaks, `\r\n` and `\r` included, into `\n`. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** The offsets of the line that contains an offset, without its line break. */
export function lineBounds(text: string, offset: number): [start: number, end: number] {
  // `lastIndexOf` clamps a negative position to 0 and would check the first character.
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  return [start, text[end - 1] === '\r' ? Math.max(start, end - 1) : end];
}

/** One line of YAML, taken apart at its first colon. */
export interface SourceLine {
  text: string;
  /** Where it is in the whole text. */
  place: Part;
  /** The word before the colon; `undefined` for a line without one. */
  key: string | undefined;
  /** What follows the colon and its spaces. */
  value: string;
  placeOfValue: Part;
}

/** The line of `source` that contains `offset`. */
export function lineAt(source: string, offset: number): SourceLine {
  const [start, end] = lineBounds(source, offset);
  const text = source.slice(start, end);
  const [lead = '', key] = /^[\s-]*([\w-]+):\s*/.exec(text) ?? /^[\s-]*/.exec(text) ?? [];
  const value = text.slice(lead.length).trimEnd();
  const valueStart = start + lead.length;
  const placeOfValue = { start: valueStart, end: valueStart + value.length };
  return { text, place: { start, end }, key, value, placeOfValue };
}

/** The line and column of an offset, both counted from 1. */
function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The range of a part of a text, by its offsets. */
export function rangeAt(text: string, start: number, end = start): Range {
  const from = placeAt(text, start);
  const { line: endLine, column: endColumn } = end === start ? from : placeAt(text, end);
  return { ...from, endLine, endColumn };
}

/** The offset of a line and column, counted from 1; none if the text has no such place. */
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

/** Where words are in a text: the first time, or after so many earlier times. */
export function indexOfWords(text: string, words: string, earlier: number): number {
  let index = text.indexOf(words);
  for (let left = earlier; left > 0 && index >= 0; left--)
    index = text.indexOf(words, index + words.length);
  return index;
}

/** Nobody needs more places of the same words: what follows counts as one of these. */
const maxEarlier = 50;

/**
 * Gives what was found in a text its places: of those with the same words, the second is at the
 * second place of these words.
 * @param placeOf finds the place of words that the text has so many times before
 */
export function placed<Found extends { text: string } | { words: string }, Place>(
  all: readonly Found[],
  placeOf: (words: string, earlier: number) => Place,
): (Found & Place)[] {
  const times = new Map<string, number>();
  return all.map((found) => {
    const words = 'text' in found ? found.text : found.words;
    const earlier = times.get(words) ?? 0;
    times.set(words, Math.min(earlier + 1, maxEarlier));
    return { ...found, ...placeOf(words, earlier) };
  });
}

/**
 * A part of a text with replacements applied, which must not overlap.
 * @param from the part’s offsets; the whole text by default
 */
export function replaced(
  source: string,
  replacements: readonly (Part & { text: string })[],
  from = 0,
  to = source.length,
): string {
  // From the end, so that the offsets of the others stay valid.
  const last = replacements.toSorted((a, b) => b.start - a.start);
  return last.reduce(
    (part, { start, end, text }) => part.slice(0, start - from) + text + part.slice(end - from),
    source.slice(from, to),
  );
}

/** Whether two parts have nothing in common. */
export const isApart = (a: Part, b: Part): boolean => a.end <= b.start || b.end <= a.start;

/** Keeps of overlapping parts the one that starts first; if several do, the first given. */
export function withoutOverlaps<Some extends Part>(parts: readonly Some[]): Some[] {
  const kept: Some[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
  }
  return kept;
}
