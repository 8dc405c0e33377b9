import type { Diagnostic } from '../diagnostic.ts';
import { isSlip } from './isSlip.ts';
import { isDeletion, type Replacement, replacementOf } from './replacement.ts';
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
  const deleted = new Set(replacements.filter(isDeletion).map(({ line }) => line));
  return { text, lines: changedLines(file, source, text, deleted) };
}

const replacementsIn = (source: string, diagnostics: readonly Diagnostic[]) =>
  diagnostics.flatMap((diagnostic) => replacementOf(source, diagnostic) ?? []);

/** What spans lines may hold more than its message is about. */
const isSafe = (replacement: Replacement) => {
  const { line, endLine, old, text } = replacement;
  if (isDeletion(replacement)) return true;
  return line === endLine && !/[\r\n]/.test(text) && old !== text && isSlip(old, text);
};

function withoutOverlaps(replacements: readonly Replacement[]): Replacement[] {
  const sorted = [...replacements].sort((a, b) => a.start - b.start || a.end - b.end);
  const kept: Replacement[] = [];
  for (const replacement of sorted) {
    if (replacement.start >= (kept.at(-1)?.end ?? 0)) kept.push(replacement);
  }
  return kept;
}

/** @param deleted the numbers of the lines that are gone; nothing else changes how many there are */
function changedLines(
  file: string,
  source: string,
  text: string,
  deleted: ReadonlySet<number>,
): FixedLine[] {
  const left = text.split('\n').values();
  return source.split('\n').flatMap((before, index) => {
    const line = index + 1;
    const after = deleted.has(line) ? '' : (left.next().value ?? '');
    return after === before ? [] : [{ file, line, before, after }];
  });
}
