import { canonicalText } from '../canonicalText.ts';
import type { Patient, Proven } from './proof.ts';
import type { Repair } from './textRepairs.ts';
import { indentOf } from './typedLine.ts';

/**
 * Extends a move to the lines that belong to the moved one: they may parse as they are and yet not
 * be canonical, which would be the next finding.
 * @returns the cure of the whole group; the same cure if all lines below are canonical
 */
export function withWholeGroup({ file, schema }: Patient, proven: Proven): Proven {
  const { repair, lines } = proven;
  const canonical = canonicalText({ path: file, text: lines.join('\n') }, schema)?.split('\n');
  if (!repair.isMove || canonical?.length !== lines.length) return proven;
  const { start } = repair;
  const by = shiftOf(repair, canonical);
  if (by === undefined) return proven;
  const isInForm = (index: number) => lines[index] === canonical[index + by];
  const isOnlyMoved = (index: number) => lines[index]?.trim() === canonical[index + by]?.trim();
  let end = start + repair.lines.length;
  // The entries of a list may be indented no further than its name.
  const isOfGroup = (index: number) => index < groupEnd(lines, start) || !isInForm(index);
  for (let index = end; index < lines.length && isOfGroup(index); index++) {
    // In another order, what follows the group is something else.
    if (!isOnlyMoved(index) && by !== 0 && index >= groupEnd(lines, start)) break;
    if (!isOnlyMoved(index)) return proven;
    if (!isInForm(index)) end = index + 1;
  }
  const written = canonical.slice(start + by, end + by);
  const count = repair.count + end - start - repair.lines.length;
  return {
    ...proven,
    repair: { ...repair, count, lines: written },
    lines: lines.toSpliced(start, end - start, ...written),
  };
}

/**
 * How much further down a repair’s lines are in the canonical text, which may have another order.
 * @returns `undefined` if they are not there as a whole, or more than once
 */
function shiftOf({ start, lines }: Repair, canonical: readonly string[]): number | undefined {
  const isAt = (from: number) =>
    lines.every((line, at) => line.trim() === canonical[from + at]?.trim());
  if (isAt(start)) return 0;
  const [only, ...others] = canonical.flatMap((_, from) => (isAt(from) ? [from - start] : []));
  return others.length === 0 ? only : undefined;
}

/** The index after the last line that is indented further than the first. */
function groupEnd(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start]);
  const end = lines.findIndex((line, index) => index > start && indentOf(line) <= indent);
  return end < 0 ? lines.length : end;
}
