import type { Diagnostic } from '../diagnostic.ts';
import { replacementOf } from '../fix/replacement.ts';
import { cureHelp } from './cureHelp.ts';
import type { Repair } from './textRepairs.ts';

/**
 * A finding with what to write. It marks what it marked where the cure replaces no more, else all
 * lines that are replaced.
 * @param repair with its place in the file as it is
 * @param lines the file’s, without line ends
 * @param text the whole file
 */
export function withCure(
  found: Diagnostic,
  repair: Repair,
  lines: readonly string[],
  text: string,
): Diagnostic {
  const { start, count, lines: written } = repair;
  const old = lines.slice(start, start + count);
  const whole: Diagnostic = {
    ...found,
    help: cureHelp(found.rule, old.join('\n'), written.join('\n')) ?? found.help,
    line: start + 1,
    column: 1,
    endLine: start + count,
    endColumn: (old.at(-1)?.length ?? 0) + 1,
    suggestion: written.join(text.includes('\r\n') ? '\r\n' : '\n'),
  };
  const isOneLine = old.length === 1 && written.length === 1;
  const isHere = found.line === whole.line && found.endLine === whole.endLine;
  const narrow =
    isOneLine && isHere
      ? narrowed({ ...found, help: whole.help }, old[0] ?? '', written[0] ?? '')
      : undefined;
  return narrow && isExact(narrow, text) ? narrow : whole;
}

function narrowed(found: Diagnostic, before: string, after: string): Diagnostic | undefined {
  const [lead, rest] = [before.slice(0, found.column - 1), before.slice(found.endColumn - 1)];
  const isInside =
    after.startsWith(lead) && after.endsWith(rest) && after.length >= lead.length + rest.length;
  return isInside
    ? { ...found, suggestion: after.slice(lead.length, after.length - rest.length) }
    : undefined;
}

/** What stands between quotes would keep them, unless they are all that is wrong. */
function isExact(narrow: Diagnostic, text: string): boolean {
  const { line, column, endColumn } = replacementOf(text, narrow) ?? {};
  return line === narrow.line && column === narrow.column && endColumn === narrow.endColumn;
}
