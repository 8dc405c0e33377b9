import { onlyOf } from '../../model/words.ts';
import { canonicalText } from '../canonicalText.ts';
import type { Patient, Proven } from './proof.ts';
import type { FindRepairs, Repair } from './textRepairs.ts';
import { indentOf, isEntryLine, lead, typedIndent, typedLines } from './typedLine.ts';

/** Moves lines that are too far left or right: one, one with all below it, or several in a row. */
export const moveRepairs: FindRepairs = (lines, index, names) => {
  const [way] = typedLines(lines[index], names);
  if (!way || (way.text === '' && !way.key)) return [];
  return runsFrom(lines, index).flatMap((count) =>
    shifts(way.indent).map((by) => ({
      start: index,
      count,
      lines: lines.slice(index, index + count).map((line) => shifted(line, by)),
      key: way.key,
      typed: way.text,
      isMove: true,
    })),
  );
};

/** How many spaces a line may be off. */
const maxShift = 4;

/** To whole levels only, the nearest first. */
const shifts = (indent: number) =>
  Array.from({ length: 2 * maxShift + 1 }, (_, index) => index - maxShift)
    .filter((by) => by + indent >= 0 && (by + indent) % 2 === 0)
    .sort((a, b) => Math.abs(a) - Math.abs(b));

function shifted(line: string, by: number): string {
  if (line.trim() === '') return line;
  return ' '.repeat(Math.max(0, typedIndent(line) + by)) + line.replace(lead, '');
}

/** A field with its value on the same line, so nothing below can belong to it. */
const valued = /^\s*(?:- )?[\w-]+:\s+[^\s|>&#]/;
const field = /^\s*[\w-]+:(?:\s|$)/;

/** How many lengths of a run are tried at most. */
const maxRun = 8;

/** How many of the next fields a pasted group may end at, however many lines they have. */
const maxFields = 3;

/** How many lines from one on may belong together: itself, with its children, with neighbors. */
function runsFrom(lines: readonly string[], index: number): number[] {
  const own = typedIndent(lines[index]);
  const below = lines.slice(index + 1);
  const isLast = (line: string) => !line.trim() || line === '---' || typedIndent(line) < own;
  const length = below.findIndex(isLast);
  const starts = below.slice(0, length < 0 ? undefined : length).map((line, at) => {
    const by = typedIndent(line) - own;
    // Children are indented by whole levels, so an entry indented less than that is a neighbor.
    const isNext =
      by <= (isEntryLine(line) ? maxShift - 1 : 1) ||
      (valued.test(lines[index + at] ?? '') && field.test(line));
    return { count: at + 1, isNext, isField: by === 0 && !isEntryLine(line) };
  });
  const whole = { count: starts.length + 1, isNext: true, isField: true };
  const ends = [...starts, whole];
  const neighbors = ends.filter(({ isNext }) => isNext).slice(0, maxRun - 1);
  const fields = ends.filter(({ isField }) => isField).slice(0, maxFields);
  return [...new Set([1, ...[...neighbors, ...fields].map(({ count }) => count)])];
}

/**
 * Adds the missing hyphen of a list’s first entry, with all its lines: the parser only complains
 * about a later entry, or takes the entry for the list.
 * @param index a line of the list
 */
export const firstEntryRepairs: FindRepairs = (lines, index, names) => {
  const head = lines.findLastIndex(
    (line, at) => at < index && indentOf(line) < indentOf(lines[index]),
  );
  const start = head + 1;
  const [way] = typedLines(lines[start], names);
  if (!way?.key || way.isEntry || !lines[head]?.endsWith(':')) return [];
  const level = indentOf(lines[head]) + 2;
  const isEnd = (line: string, at: number) =>
    at > start && (indentOf(line) < level || (isEntryLine(line) && indentOf(line) === level));
  const end = lines.findIndex(isEnd);
  const rest = lines.slice(start + 1, end < 0 ? undefined : end);
  const by = level + 2 - indentOf(rest[0]);
  const below = by === 0 ? [] : rest.map((line) => shifted(line, by));
  const first = `${' '.repeat(level)}- ${lines[start]?.trim()}`;
  const count = 1 + below.length;
  return [{ start, count, lines: [first, ...below], key: way.key, typed: way.text, isMove: true }];
};

/**
 * Extends a move to the lines that belong to the moved one: they may parse as they are and yet not
 * be canonical, which would be the next finding.
 * @returns the repair of the whole group; the same repair if all lines below are canonical
 */
export function withWholeGroup({ file, schema }: Patient, { repair, lines }: Proven): Repair {
  const canonical = canonicalText({ path: file, text: lines.join('\n') }, schema)?.split('\n');
  if (!repair.isMove || canonical?.length !== lines.length) return repair;
  const { start } = repair;
  const by = shiftOf(repair, canonical);
  if (by === undefined) return repair;
  const isInForm = (index: number) => lines[index] === canonical[index + by];
  const isOnlyMoved = (index: number) => lines[index]?.trim() === canonical[index + by]?.trim();
  let end = start + repair.lines.length;
  const next = lines.findIndex(
    (line, index) => index > start && indentOf(line) <= indentOf(lines[start]),
  );
  const groupEnd = next < 0 ? lines.length : next;
  // The entries of a list may be indented no further than its name.
  const isOfGroup = (index: number) => index < groupEnd || !isInForm(index);
  for (let index = end; index < lines.length && isOfGroup(index); index++) {
    // In another order, what follows the group is something else.
    if (!isOnlyMoved(index) && by !== 0 && index >= groupEnd) break;
    if (!isOnlyMoved(index)) return repair;
    if (!isInForm(index)) end = index + 1;
  }
  const count = repair.count + end - start - repair.lines.length;
  return { ...repair, count, lines: canonical.slice(start + by, end + by) };
}

/**
 * How much further down a repair’s lines are in the canonical text, which may have another order.
 * @returns `undefined` if they are not there as a whole, or more than once
 */
function shiftOf({ start, lines }: Repair, canonical: readonly string[]): number | undefined {
  const isAt = (from: number) =>
    lines.every((line, at) => line.trim() === canonical[from + at]?.trim());
  if (isAt(start)) return 0;
  return onlyOf(canonical.flatMap((_, from) => (isAt(from) ? [from - start] : [])));
}
