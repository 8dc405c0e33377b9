import type { Diagnostic } from '../diagnostic.ts';
import { isSlip } from './isSlip.ts';
import { type Replacement, replacementOf } from './replacement.ts';
import { safeRules } from './safeRules.ts';
import { withoutTwins } from './withoutTwins.ts';

/** A line that was changed. */
export interface FixedLine {
  file: string;
  line: number;
  before: string;
  after: string;
}

/**
 * Puts the safe suggestions in place, from the end of the text so that the places of the others
 * stay right. Of two that overlap only the first is taken: the next check suggests the other anew.
 * @param source the file’s text as it was checked
 * @param diagnostics the file’s findings
 * @returns the new text, and each line that differs
 */
export function fixSource(
  source: string,
  diagnostics: readonly Diagnostic[],
): { text: string; lines: FixedLine[] } {
  const file = diagnostics[0]?.file ?? '';
  const safe = diagnostics.filter(({ rule }) => safeRules.has(rule));
  const fields = safe.filter(({ rule }) => rule === 'unknown-field');
  const others = safe.filter(({ rule }) => rule !== 'unknown-field');
  const replacements = [
    ...withoutTwins(source, replacementsIn(source, fields)),
    ...replacementsIn(source, others),
  ].filter(isSafe);
  return put(file, source, withoutOverlaps(replacements));
}

function put(file: string, source: string, replacements: readonly Replacement[]) {
  const text = replacements.reduceRight(
    (fixed, { start, end, text: inserted }) => fixed.slice(0, start) + inserted + fixed.slice(end),
    source,
  );
  return { text, lines: changedLines(file, source, text) };
}

const replacementsIn = (source: string, diagnostics: readonly Diagnostic[]) =>
  diagnostics.flatMap((diagnostic) => replacementOf(source, diagnostic) ?? []);

/** What spans lines may hold more than its message is about. */
const isSafe = ({ line, endLine, old, text }: Replacement) =>
  line === endLine && !/[\r\n]/.test(text) && old !== text && isSlip(old, text);

function withoutOverlaps(replacements: readonly Replacement[]): Replacement[] {
  const sorted = [...replacements].sort((a, b) => a.start - b.start || a.end - b.end);
  const kept: Replacement[] = [];
  for (const replacement of sorted) {
    if (replacement.start >= (kept.at(-1)?.end ?? 0)) kept.push(replacement);
  }
  return kept;
}

/** No replacement adds or removes a line, so both texts have the same number of lines. */
function changedLines(file: string, source: string, text: string): FixedLine[] {
  const after = text.split('\n');
  return source.split('\n').flatMap((line, index) => {
    const fixed = after[index] ?? '';
    return fixed === line ? [] : [{ file, line: index + 1, before: line, after: fixed }];
  });
}
