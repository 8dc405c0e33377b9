import { distance } from 'fastest-levenshtein';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { catalogue } from '../../model/rules/catalogue.ts';
import type { Rule } from '../../model/rules/rule.ts';
import { lineBounds, rangeAt, replaced, withoutOverlaps } from '../../source/lines.ts';
import { isDeletion, type Replacement, replacementOf } from './replacement.ts';

/** One or several consecutive lines that were changed. */
export interface FixedLine {
  file: string;
  /** The number of the first line. */
  line: number;
  before: string;
  after: string;
}

/**
 * Applies the safe suggestions. If two overlap, only the first is applied: the next check suggests
 * the other again.
 * @param source the file’s text as it was checked
 * @param diagnostics the file’s findings
 * @returns the new text, and the lines that changed
 */
export function fixSource(
  source: string,
  diagnostics: readonly Diagnostic[],
): { text: string; lines: FixedLine[] } {
  const file = diagnostics[0]?.file ?? '';
  const fixed = (how: Rule['fixed']) =>
    diagnostics.filter(({ rule }) => (catalogue[rule] as Rule).fixed === how);
  const names = fixed('slips');
  const fields = names.filter(({ rule }) => rule === 'unknown-field');
  const others = names.filter(({ rule }) => rule !== 'unknown-field');
  const replacements = [
    ...withoutTwins(source, replacementsIn(source, fields)).filter(isSafe),
    ...replacementsIn(source, others).filter(isSafe),
    ...replacementsIn(source, fixed('always')),
  ];
  const kept = withoutOverlaps(replacements.sort((a, b) => a.end - b.end));
  return { text: replaced(source, kept), lines: changedLines(file, source, kept) };
}

const replacementsIn = (source: string, diagnostics: readonly Diagnostic[]) =>
  diagnostics.flatMap((diagnostic) => replacementOf(source, diagnostic) ?? []);

/** Whether it only deletes whole lines, corrects a misspelled name, or changes whitespace. */
const isSafe = (replacement: Replacement) => {
  const { line, endLine, old, text } = replacement;
  if (isDeletion(replacement)) return true;
  if (withoutSpace(old) === withoutSpace(text)) return true;
  return line === endLine && !/[\r\n]/.test(text) && isSlip(old, text);
};

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

/** Each run of changed lines. */
function changedLines(
  file: string,
  source: string,
  replacements: readonly Replacement[],
): FixedLine[] {
  const runs: { from: number; to: number; changes: Replacement[] }[] = [];
  for (const replacement of replacements) {
    const { start, end } = replacement;
    const last = runs.at(-1);
    // A deletion includes the line break, after which the next line begins.
    const to = isDeletion(replacement) ? end - 1 : lineBounds(source, end)[1];
    if (last && start <= last.to) {
      last.to = to;
      last.changes.push(replacement);
    } else runs.push({ from: lineBounds(source, start)[0], to, changes: [replacement] });
  }
  return runs.map(({ from, to, changes }) => ({
    file,
    line: rangeAt(source, from).line,
    before: source.slice(from, to),
    after: replaced(source, changes, from, to),
  }));
}

/**
 * Whether a text is a misspelling of another one rather than something else that looks alike: one
 * letter too many, too few or wrong, or two swapped. The page /services/siding is not a slip for
 * /services/roofing, IN not for IL, and hail-2023 not for hail-2024.
 * Suggestions may be bolder, as a person reads them first.
 */
export function isSlip(written: string, meant: string): boolean {
  const [from, to] = [bare(written), bare(meant)];
  if (asName(from) === asName(to)) return true;
  const isSwap = [...from].some((_, at) => {
    const [before, two, after] = [from.slice(0, at), from.slice(at, at + 2), from.slice(at + 2)];
    return !/\d/.test(two) && before + reversed(two) + after === to;
  });
  const isOneLetter = distance(from, to) === 1 && digitsOf(from) === digitsOf(to);
  return (isSwap || isOneLetter) && from.length >= shortest;
}

/** “Storm Damage” is how people read storm-damage. */
const asName = (text: string) => text.toLowerCase().replaceAll(/[\s_]+/g, '-');

/** In a shorter word, one different letter may make another word. */
const shortest = 4;

/** A link without what makes it relative: services/roofing.md means /services/roofing. */
const bare = (text: string) => text.replace(/^[./]+|\.(md|html?)$/g, '');
const reversed = (text: string) => [...text].reverse().join('');
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Leaves out fields that would get the same name: if a group has both “tittle” and “titel”, only a
 * person knows which is the title.
 * @param source the file’s text
 * @param fields replacements of field names
 */
function withoutTwins(source: string, fields: readonly Replacement[]): Replacement[] {
  const lines = source.split('\n');
  return fields.filter((field) =>
    fields.every((other) => other === field || !areTwins(lines, field, other)),
  );
}

function areTwins(lines: readonly string[], a: Replacement, b: Replacement): boolean {
  if (a.text !== b.text || a.column !== b.column) return false;
  const between = lines.slice(Math.min(a.line, b.line), Math.max(a.line, b.line) - 1);
  // A line that is indented less ends the group of fields.
  return between.every((line) => line.trim() === '' || line.search(/\S/) >= a.column - 1);
}
