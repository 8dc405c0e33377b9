import { isEntryLine, typedIndent } from './typedLine.ts';

/** How many spaces a line may be off. */
export const maxShift = 4;

/** A field with its value on the same line, so nothing below can belong to it. */
const valued = /^\s*(?:- )?[\w-]+:\s+[^\s|>&#]/;
const field = /^\s*[\w-]+:(?:\s|$)/;

/** How many lengths of a run are tried at most. */
const maxRun = 8;

/** How many lines from one on may belong together: itself, with its children, with neighbors. */
export function runsFrom(lines: readonly string[], index: number): number[] {
  const indentAt = (at: number) => typedIndent(lines[at] ?? '');
  const own = indentAt(index);
  const runs = [1];
  for (let end = index + 1; runs.length < maxRun; end++) {
    const isEnd = isRunEnd(lines, end, own);
    // Children are indented by whole levels, so an entry indented less than that is a neighbor.
    const isNext =
      indentAt(end) <= own + (isEntryLine(lines[end]) ? maxShift - 1 : 1) ||
      (valued.test(lines[end - 1] ?? '') && field.test(lines[end] ?? ''));
    if (isEnd || isNext) runs.push(end - index);
    if (isEnd) break;
  }
  return [...new Set([...runs, ...runsToFields(lines, index, own)])];
}

const isRunEnd = (lines: readonly string[], at: number, indent: number) =>
  !lines[at]?.trim() || lines[at] === '---' || typedIndent(lines[at]) < indent;

/** How many of the next fields a pasted group may end at, however many lines they have. */
const maxFields = 3;

/** The runs that end where a field beside the first one starts. */
function runsToFields(lines: readonly string[], index: number, indent: number): number[] {
  const runs: number[] = [];
  for (let end = index + 1; runs.length < maxFields; end++) {
    const isEnd = isRunEnd(lines, end, indent);
    const isField = typedIndent(lines[end] ?? '') === indent && !isEntryLine(lines[end]);
    if (isEnd || isField) runs.push(end - index);
    if (isEnd) break;
  }
  return runs;
}
