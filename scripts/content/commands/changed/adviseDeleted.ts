import { indentOf, isEntryLine } from '../../check/cures/typedLine.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

type Lines = readonly string[];
/** The first and the last line, counted from 1. */
type Span = readonly [first: number, last: number];

/**
 * What to do where a text or a field still names something that was deleted.
 * @param lines those of the finding’s file
 */
export function adviseDeleted({ rule, line, column }: Diagnostic, lines: Lines): string {
  const index = line - 1;
  const isInText = lines[index]?.[column - 2] === '(';
  if (rule === 'missing-picture') return isInText ? pictureInText : pictureOfField;
  if (rule === 'unknown-page' && isInText) return linkInText;
  const whole = loneEntry(lines, index) ?? linkAround(lines, index);
  if (whole) return `Name something else here, or delete all of lines ${whole.join(' to ')}.`;
  const entry = entryAround(lines, index);
  const rest = entry
    ? `; if the rest of its entry says nothing without it, delete all of lines ${entry.join(' to ')}`
    : '';
  return `Name something else here, or delete this too${rest}.`;
}

const pictureOfField = 'Name another picture here, or put that one back.';
const pictureInText =
  'Show another picture, or delete all that shows this one, from “![” to the closing parenthesis.';
const linkInText =
  'Link to another page, or keep only the words, without the square brackets and the address.';

/** The only entry of a list, with the list’s name: a list cannot be empty. */
function loneEntry(lines: Lines, index: number): Span | undefined {
  const name = lines[index - 1] ?? '';
  const next = lines[index + 1] ?? '';
  const isLast = isEntryLine(next)
    ? indentOf(next) < indentOf(lines[index])
    : lastBelow(lines, index) === index;
  const isLone = isEntryLine(lines[index]) && /^\s*[\w-]+:\s*$/.test(name) && isLast;
  return isLone ? [index, index + 1] : undefined;
}

/** A link that continues an answer is nothing without its address. */
function linkAround(lines: Lines, index: number): Span | undefined {
  const head = lines.findLastIndex(
    (line, at) => at < index && indentOf(line) < indentOf(lines[index]),
  );
  return lines[head]?.trim() === 'link:' ? [head + 1, lastBelow(lines, head) + 1] : undefined;
}

/** An entry with several lines. */
function entryAround(lines: Lines, index: number): Span | undefined {
  const isHead = (line: string, at: number) =>
    at <= index && isEntryLine(line) && (at === index || indentOf(line) < indentOf(lines[index]));
  const first = lines.findLastIndex(isHead);
  if (first < 0) return undefined;
  const last = lastBelow(lines, first);
  return last > Math.max(first, index - 1) ? [first + 1, last + 1] : undefined;
}

/** The last of the lines with text that are indented further than the one that they belong to. */
function lastBelow(lines: Lines, first: number): number {
  const isWithin = (line: string) => indentOf(line) > indentOf(lines[first]);
  const rest = lines.slice(first + 1).findIndex((line) => !isWithin(line));
  const end = rest < 0 ? lines.length : first + 1 + rest;
  return lines.findLastIndex((line, at) => at < end && line.trim() !== '');
}
