import type { Addition, Diagnostic, Range } from '../../model/diagnostic.ts';
import { shortened } from '../../model/words.ts';
import { lineBounds, offsetOf, rangeAt } from '../../source/lines.ts';

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
  const [start, end] = insideQuotes(source, from, to, suggestion);
  const found = { start, end, old: source.slice(start, end), text: suggestion };
  if (start === from && end === to) return { line, column, endLine, endColumn, ...found };
  return { ...rangeAt(source, start, end), ...found };
}

/** What an editor copies to follow a suggestion. */
interface Paste {
  /**
   * `line`: the whole line as it should be; `lines`: the same of several; `part`: only what takes the
   * marked place; `addition`: lines to put in.
   */
  kind: 'line' | 'lines' | 'part' | 'addition';
  text: string;
  /** What it takes the place of; of an addition and of several lines, where it goes. */
  old: string;
}

/** A longer line is not one to paste: a paragraph, of which one word is to change. */
const maxPastedLine = 160;

/**
 * What to paste for a finding. A line comes with the cures of all its findings: pasted for one, it
 * must not undo what was pasted for another.
 * @param all findings on the file
 * @returns `undefined` where no text is to be put in
 */
export function pasteFor(
  source: string | undefined,
  diagnostic: Diagnostic,
  all: readonly Diagnostic[] = [],
): Paste | undefined {
  const { addition } = diagnostic;
  if (addition) return { kind: 'addition', text: addition.text, old: placeOf(addition, source) };
  const replacement = source === undefined ? undefined : replacementOf(source, diagnostic);
  if (source === undefined || !replacement || isDeletion(replacement)) return undefined;
  const { line, endLine, endColumn, start, end, old, text } = replacement;
  if (endLine > line) {
    // What ends before the first sign of a line is not about that line.
    const isBefore = endColumn === 1;
    const [from, to] = [lineBounds(source, start)[0], isBefore ? end : lineBounds(source, end)[1]];
    const whole = replaced(source, [replacement], from, to);
    const last = endLine - (isBefore ? 1 : 0);
    const place = last > line ? `lines ${line} to ${last}` : `line ${line}`;
    return { kind: 'lines', text: isBefore ? whole.replace(/\r?\n$/, '') : whole, old: place };
  }
  const [from, to] = lineBounds(source, start);
  const inLine = apart([replacement, ...neighbours(source, diagnostic, all)]);
  const corrected = replaced(source, inLine, from, to);
  return isInLine(replacement) && corrected.length <= maxPastedLine
    ? { kind: 'line', text: corrected, old: source.slice(from, to) }
    : { kind: 'part', text, old };
}

const isInLine = ({ line, endLine, text }: Replacement) => line === endLine && !text.includes('\n');

/** What the other findings on a line put into it. */
const neighbours = (source: string, diagnostic: Diagnostic, all: readonly Diagnostic[]) =>
  all
    .filter((other) => other !== diagnostic && other.line === diagnostic.line)
    .flatMap((other) => replacementOf(source, other) ?? [])
    .filter(isInLine);

/** Of two replacements that overlap the earlier in the list counts. */
const apart = (replacements: readonly Replacement[]) =>
  replacements.filter(({ start, end }, index) =>
    replacements.slice(0, index).every((other) => end <= other.start || other.end <= start),
  );

/**
 * A part of a text with replacements put in place, which do not overlap.
 * @param from the part’s offsets; the whole text by default
 */
export function replaced(
  source: string,
  replacements: readonly Pick<Replacement, 'start' | 'end' | 'text'>[],
  from = 0,
  to = source.length,
): string {
  // From the end, so that the places of the others stay right.
  const last = replacements.toSorted((a, b) => b.start - a.start);
  return last.reduce(
    (part, { start, end, text }) => part.slice(0, start - from) + text + part.slice(end - from),
    source.slice(from, to),
  );
}

/** Whether a suggestion deletes whole lines and no more. */
export const isDeletion = ({ line, column, endLine, endColumn, text }: Replacement) =>
  text === '' && column === 1 && endLine > line && endColumn === 1;

/** Numbers change as soon as something is put in above; the line’s own words do not. */
function placeOf({ after }: Addition, source = ''): string {
  if (after === 0) return 'above the first line';
  const words = shortened(source.split('\n')[after - 1]?.trim() ?? '', 30);
  return `below line ${after}${words ? ` (“${words}”)` : ''}`;
}

const andFill = ', with your own words in place of each “…” and its hint';
const andChoose = ', and keep what fits';

function whatToDo(text: string): string {
  if (text.includes('…')) return andFill;
  return / or /.test(text) ? andChoose : '';
}

/** @returns the words that introduce what to paste, before a colon */
export function pasteLabel({ kind, old, text }: Paste): string {
  if (kind === 'line') return 'Write';
  if (kind === 'addition') return `Paste this ${old}${whatToDo(text)}`;
  return `Write in place of ${kind === 'lines' ? old : `“${endsOf(old)}”`}`;
}

/** A long text is known by its first and last words. */
const endsOf = (text: string) =>
  text.length > 80 ? `${shortened(text, 35)} ${text.slice(-35).replace(/^\S* /, '')}` : text;

/** Leaves the quotes around a value where they are. */
function insideQuotes(
  source: string,
  from: number,
  to: number,
  suggestion: string,
): [start: number, end: number] {
  const marked = source.slice(from, to);
  // The quotes may be needed, as in '#costs', unless they are all that is wrong, as in 'true'.
  const isKept = isQuoted(marked) && !isQuoted(suggestion) && marked.slice(1, -1) !== suggestion;
  return isKept ? [from + 1, to - 1] : [from, to];
}

const isQuoted = (text: string) => /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/s.test(text);
