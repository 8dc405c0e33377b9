import { catalogue, type RuleId } from './rules/catalogue.ts';
import type { Severity } from './rules/rule.ts';
import { compareText } from './words.ts';

/** A place in a file; lines and columns count from 1, the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Lines that are missing, to be put in and filled with the editor’s own words. */
export interface Addition {
  /** The line below which they go; 0 for the start of the file. */
  after: number;
  /** With their spaces in front, without a line break at the end. */
  text: string;
}

/** One finding about the content. Values, never exceptions: a run reports all of them. */
export interface Diagnostic extends Range {
  rule: RuleId;
  severity: Severity;
  /** The path from the project's folder, with forward slashes. */
  file: string;
  /** What was found, in words for someone who has never seen YAML. */
  message: string;
  /** What to do about it. */
  help: string;
  /** The exact text to put in place of the marked range. */
  suggestion?: string;
  /** Lines to add; never put in place by a program, as the words are the editor’s to write. */
  addition?: Addition;
}

/** All findings of one run, in an order that does not depend on timing. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  errors: number;
  warnings: number;
  /** Errors that are not the matter of this report, but stop the site all the same. */
  elsewhere: readonly Diagnostic[];
}

/** Where a finding about a file as a whole points. */
export const startOfFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/**
 * Orders findings by file, place, rule and words, and counts them.
 * @param diagnostics in any order; the array is left as it is
 * @param elsewhere errors in files that a change leaves alone
 */
export function createReport(
  diagnostics: readonly Diagnostic[],
  elsewhere: readonly Diagnostic[] = [],
): Report {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  const errors = sorted.filter(isError).length;
  return { diagnostics: sorted, errors, warnings: sorted.length - errors, elsewhere };
}

/** Whether the site would not be made. */
export const isError = ({ severity }: Pick<Diagnostic, 'severity'>) => severity === 'error';

/** The same findings, with what must be mended in front. */
export const errorsFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));

/** Nobody mends more of one kind in one file before looking again. */
const mostAlike = 100;

/**
 * Leaves out of a report what a file has more than a hundred times, and says so with the last one told.
 * It still counts them.
 */
export function withoutCrowds(report: Report): Report {
  const counts = new Map<string, number>();
  const numbered = report.diagnostics.map((one) => {
    const kind = `${one.rule} ${one.file}`;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return { one, kind, number };
  });
  const diagnostics = numbered
    .filter(({ number }) => number <= mostAlike)
    .map(({ one, kind, number }) => {
      const more = (counts.get(kind) ?? 0) - mostAlike;
      if (number < mostAlike || more === 0) return one;
      return { ...one, help: `${one.help} There are ${more} more like this in this file.` };
    });
  return { ...report, diagnostics };
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** What is wrong, without its place. */
export type Finding = Omit<Diagnostic, keyof Range | 'file'>;

type Params<Id extends RuleId> = Parameters<(typeof catalogue)[Id]['message']>[0];

interface Details {
  /** What to do in this case; the rule’s own advice by default. */
  help?: string | undefined;
  /** The exact text to put in place of what is marked. */
  suggestion?: string | undefined;
  /** The lines to add. */
  addition?: Addition | undefined;
}

/**
 * A finding in the catalogue’s words.
 * @param rule the rule’s id
 * @param params what its message needs
 */
export function finding<Id extends RuleId>(
  rule: Id,
  params: Params<Id>,
  { help, suggestion, addition }: Details = {},
): Finding {
  const { severity, fix, message } = catalogue[rule];
  return {
    rule,
    severity,
    message: (message as (params: Params<Id>) => string)(params),
    help: help || fix,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(addition === undefined ? {} : { addition }),
  };
}

/** A finding at its place. */
export const locate = (
  found: Finding,
  file: string,
  { line, column, endLine, endColumn }: Range,
): Diagnostic => ({ ...found, file, line, column, endLine, endColumn });

/** What is to take the place of some words must not take the place of more. */
export function withoutSuggestion<Found extends { suggestion?: string | undefined }>({
  suggestion: _,
  ...found
}: Found): Omit<Found, 'suggestion'> {
  return found;
}
