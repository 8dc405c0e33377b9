import { canonicalText } from '../format/canonicalText.ts';
import type { Patient, Proven } from './proof.ts';

/**
 * A line that is moved takes what belongs to it along: its fields may be read as they stand and yet
 * be out of form, which would be the next finding.
 * @returns the cure of the whole group; the same where nothing below is out of form
 */
export function withWholeGroup({ file, schema }: Patient, proven: Proven): Proven {
  const { repair, lines } = proven;
  const canonical = canonicalText({ path: file, text: lines.join('\n') }, schema)?.split('\n');
  if (!repair.isMove || canonical?.length !== lines.length) return proven;
  const { start } = repair;
  const isInForm = (index: number) => lines[index] === canonical[index];
  const isOnlyMoved = (index: number) => lines[index]?.trim() === canonical[index]?.trim();
  let end = start + repair.lines.length;
  // The entries of a list may stand no further right than its name.
  const isOfGroup = (index: number) => index < groupEnd(lines, start) || !isInForm(index);
  for (let index = end; index < lines.length && isOfGroup(index); index++) {
    if (!isOnlyMoved(index)) return proven;
    if (!isInForm(index)) end = index + 1;
  }
  const written = canonical.slice(start, end);
  const count = repair.count + end - start - repair.lines.length;
  return {
    ...proven,
    repair: { ...repair, count, lines: written },
    lines: lines.toSpliced(start, end - start, ...written),
  };
}

/** The index behind the last line that stands further right than the first. */
function groupEnd(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start]);
  const end = lines.findIndex((line, index) => index > start && indentOf(line) <= indent);
  return end < 0 ? lines.length : end;
}

const indentOf = (line = '') => (line.trim() ? line.search(/\S/) : Number.POSITIVE_INFINITY);
