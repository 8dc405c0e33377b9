import { type Addition, type Diagnostic, lastLineOf, type Range } from '../../model/diagnostic.ts';
import { shortened } from '../../model/words.ts';
import { isApart, lineBounds, offsetOf, rangeAt, replaced } from '../../source/lines.ts';

/** What a suggestion does to its file’s text. */
export interface Replacement extends Range {
  /** Offsets into the text, the end exclusive. */
  start: number;
  end: number;
  /** The text that is there now. */
  old: string;
  text: string;
}

/**
 * Works out what a suggestion replaces.
 * @param source the text of the finding’s file
 * @returns `undefined` without a suggestion, or if it cannot be applied as it is
 */
export function replacementOf(source: string, diagnostic: Diagnostic): Replacement | undefined {
  const { suggestion, line, column, endLine, endColumn } = diagnostic;
  // A finding about the file as a whole marks nothing that could be replaced.
  if (suggestion === undefined || (endLine === 1 && endColumn === 1)) return undefined;
  const from = offsetOf(source, line, column);
  const to = offsetOf(source, endLine, endColumn);
  if (from === undefined || to === undefined || to < from) return undefined;
  const [start, end] = insideQuotes(source, from, to, suggestion);
  const range = rangeAt(source, start, end);
  return { ...range, start, end, old: source.slice(start, end), text: suggestion };
}

/** Whole corrected lines, the first and last counted from 1. */
interface CuredLines {
  first: number;
  last: number;
  text: string;
}

/**
 * The lines that a suggestion changes. A single line comes with the cures of all its findings, so
 * that pasting it for one does not undo the cure of another.
 * @param all findings on the file
 * @returns `undefined` without a suggestion, or if it deletes whole lines
 */
export function curedLines(
  source = '',
  diagnostic: Diagnostic,
  all: readonly Diagnostic[],
): CuredLines | undefined {
  const replacement = replacementOf(source, diagnostic);
  if (!replacement || isDeletion(replacement)) return undefined;
  const { line, endLine, start, end } = replacement;
  const [from, lineEnd] = lineBounds(source, start);
  if (endLine === line) {
    const inLine = apart([replacement, ...neighbours(source, diagnostic, all)]);
    return { first: line, last: line, text: replaced(source, inLine, from, lineEnd) };
  }
  const last = lastLineOf(replacement);
  const isWhole = last < endLine;
  const whole = replaced(source, [replacement], from, isWhole ? end : lineBounds(source, end)[1]);
  return { first: line, last, text: isWhole ? whole.replace(/\r?\n$/, '') : whole };
}

/** What an editor copies to follow a suggestion. */
interface Paste {
  /** The words that introduce it, before a colon. */
  label: string;
  text: string;
  /** What it replaces, or the first line of that; `undefined` for lines to add. */
  old?: string;
}

/** A longer line is a paragraph in which only a few words change, so it is not pasted whole. */
const maxPastedLine = 160;

/**
 * What to paste for a finding.
 * @param all findings on the file
 * @returns whole corrected lines, or the replacement of the marked part, or lines to add;
 *   `undefined` if there is no text to insert
 */
export function pasteFor(
  source = '',
  diagnostic: Diagnostic,
  all: readonly Diagnostic[] = [],
): Paste | undefined {
  const { addition } = diagnostic;
  if (addition) {
    const label = `Paste this ${placeOf(addition, source)}${whatToDo(addition.text)}`;
    return { label, text: addition.text };
  }
  const lines = curedLines(source, diagnostic, all);
  const part = replacementOf(source, diagnostic);
  if (!lines || !part) return undefined;
  const [lineStart, lineEnd] = lineBounds(source, part.start);
  const isWhole = isInLine(part)
    ? lines.text.length <= maxPastedLine
    : // Several lines keep their indentation only together with that of the first.
      part.endLine > part.line || !source.slice(lineStart, part.start).trim();
  if (isWhole || lines.last > lines.first) {
    return { label: linesLabel(lines), text: lines.text, old: source.slice(lineStart, lineEnd) };
  }
  // A deletion has nothing to paste.
  const label = `Replace “${endsOf(part.old)}” with`;
  return part.text ? { label, text: part.text, old: part.old } : undefined;
}

const isInLine = ({ line, endLine, text }: Replacement) => line === endLine && !text.includes('\n');

/** The replacements of the other findings on the same line. */
const neighbours = (source: string, diagnostic: Diagnostic, all: readonly Diagnostic[]) =>
  all
    .filter((other) => other !== diagnostic && other.line === diagnostic.line)
    .flatMap((other) => replacementOf(source, other) ?? [])
    .filter(isInLine);

/** If two replacements overlap, the earlier in the list counts. */
export const apart = (replacements: readonly Replacement[]) =>
  replacements.filter((one, index) =>
    replacements.slice(0, index).every((other) => isApart(one, other)),
  );

/** Whether a suggestion deletes whole lines and no more. */
export const isDeletion = ({ line, column, endLine, endColumn, text }: Replacement) =>
  text === '' && column === 1 && endLine > line && endColumn === 1;

/** Line numbers change when something is inserted above; the quoted words of the line do not. */
function placeOf({ after }: Addition, source: string): string {
  if (after === 0) return 'above the first line';
  const words = shortened(source.split('\n')[after - 1]?.trim() ?? '', 30);
  return `below line ${after}${words ? ` (“${words}”)` : ''}`;
}

function whatToDo(text: string): string {
  if (text.includes('…')) return ', with your own words in place of each “…” and its hint';
  return / or /.test(text) ? ', and keep what fits' : '';
}

function linesLabel({ first, last, text }: CuredLines): string {
  if (first < last) return `Replace lines ${first} to ${last} with`;
  return text.includes('\n') ? `Replace line ${first} with` : 'Write';
}

/** A long text is recognized by its first and last words. */
const endsOf = (text: string) =>
  text.length > 80 ? `${shortened(text, 35)} ${text.slice(-35).replace(/^\S* /, '')}` : text;

/** Narrows a range so that the quotes around a value are kept. */
function insideQuotes(
  source: string,
  from: number,
  to: number,
  suggestion: string,
): [start: number, end: number] {
  const marked = source.slice(from, to);
  // Quotes may be needed, as in '#costs', unless they are all that is wrong, as in 'true'.
  const isKept = isQuoted(marked) && !isQuoted(suggestion) && marked.slice(1, -1) !== suggestion;
  return isKept ? [from + 1, to - 1] : [from, to];
}

const isQuoted = (text: string) => /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/s.test(text);
