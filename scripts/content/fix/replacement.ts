import type { Diagnostic, Range } from '../diagnostic.ts';

/** What a suggestion does to its file’s text. */
export interface Replacement extends Range {
  /** Offsets into the text, the end exclusive. */
  start: number;
  end: number;
  /** What stands there now. */
  old: string;
  text: string;
}

/**
 * Works out what a suggestion replaces.
 * @param source the text of the finding’s file
 * @returns `undefined` without a suggestion, or where it cannot be put in place as it is
 */
export function replacementOf(source: string, diagnostic: Diagnostic): Replacement | undefined {
  const { suggestion, line, column, endLine, endColumn } = diagnostic;
  // A finding about the file as a whole marks nothing that could be replaced.
  if (suggestion === undefined || (endLine === 1 && endColumn === 1)) return undefined;
  const from = offsetOf(source, line, column);
  const to = offsetOf(source, endLine, endColumn);
  if (from === undefined || to === undefined || to < from) return undefined;
  const [start, end] = withinLink(source, from, to, suggestion);
  if (start === undefined || end === undefined) return undefined;
  const place = { ...placeAt(source, start), ...endPlaceAt(source, end) };
  return { ...place, start, end, old: source.slice(start, end), text: suggestion };
}

/**
 * The line as it should be, for a replacement within one line.
 * @returns `undefined` where the mark or its replacement spans lines
 */
export function correctedLine(source: string, replacement: Replacement): string | undefined {
  const { start, end, text, line, endLine } = replacement;
  if (line !== endLine || text.includes('\n')) return undefined;
  const [from, to] = lineBounds(source, start);
  return source.slice(from, start) + text + source.slice(end, to);
}

/** The line that an offset is in, without its line break. */
export function lineAt(source: string, offset: number): string {
  const [from, to] = lineBounds(source, offset);
  return source.slice(from, to);
}

/** A Markdown link, picture or definition; the group is its address. */
const linkAddress =
  /^!?\[[\s\S]*\](?:\(\s*(?:<(?<enclosed>[^<>\n]*)>|(?<bare>[^\s()<>]+))(?:\s+["'(][\s\S]*)?\s*\)|:\s*(?<defined>[^\s<>]+)[\s\S]*)$/d;

/**
 * A finding about a link may mark all of it, its words too; the suggestion is about its address.
 * @returns nothing for a link of a form that is not known: its words would be lost
 */
function withinLink(
  source: string,
  from: number,
  to: number,
  suggestion: string,
): [start?: number, end?: number] {
  const marked = source.slice(from, to);
  if (!/^(!?\[|<)/.test(marked) || /^(!?\[|<)/.test(suggestion)) return [from, to];
  const groups = linkAddress.exec(marked)?.indices?.groups;
  const found = groups?.enclosed ?? groups?.bare ?? groups?.defined;
  return found ? [from + found[0], from + found[1]] : [];
}

function offsetOf(source: string, line: number, column: number): number | undefined {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const end = source.indexOf('\n', start);
    if (end < 0) return undefined;
    start = end + 1;
  }
  const offset = start + column - 1;
  // The start of the line after the last is the end of the file.
  return offset <= source.length ? offset : undefined;
}

function placeAt(source: string, offset: number) {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function endPlaceAt(source: string, offset: number) {
  const { line, column } = placeAt(source, offset);
  return { endLine: line, endColumn: column };
}

function lineBounds(source: string, offset: number): [from: number, to: number] {
  const from = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  const to = end < 0 ? source.length : end;
  return [from, source.charAt(to - 1) === '\r' ? to - 1 : to];
}
