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
  /** The line after which they go; 0 for the start of the file. */
  after: number;
  /** Indented, without a line break at the end. */
  text: string;
}

/** One finding about the content: a value, not an exception, because a run reports all of them. */
export interface Diagnostic extends Range {
  rule: RuleId;
  severity: Severity;
  /** The path from the project's folder, with forward slashes. */
  file: string;
  /** What was found, in words for someone who has never seen YAML. */
  message: string;
  /** What to do about it. */
  help: string;
  /** The exact text to replace the marked range with. */
  suggestion?: string;
  /** Lines to add; never added by a program, because the editor must write the words. */
  addition?: Addition;
}

/** All findings of one run, in an order that does not depend on timing. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  errors: number;
  warnings: number;
  /** Errors that this report is not about, but that stop the site all the same. */
  elsewhere: readonly Diagnostic[];
}

/**
 * The last line that a range marks: one that ends before the first character of a line does not
 * include that line.
 */
export const lastLineOf = ({ line, endLine, endColumn }: Range): number =>
  endColumn === 1 ? Math.max(line, endLine - 1) : endLine;

/** Where a finding about a file as a whole points. */
export const startOfFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Sorts findings by file, place, rule and message, and counts them. */
export function createReport(
  diagnostics: readonly Diagnostic[],
  elsewhere: readonly Diagnostic[] = [],
): Report {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  const errors = sorted.filter(isError).length;
  return { diagnostics: sorted, errors, warnings: sorted.length - errors, elsewhere };
}

/** Whether a finding stops the site from being built. */
export const isError = ({ severity }: Pick<Diagnostic, 'severity'>) => severity === 'error';

/** The same findings, with those that must be fixed first. */
export const errorsFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));

/** Nobody fixes more of one kind in one file before checking again. */
const mostAlike = 100;

/**
 * Keeps at most a hundred findings of one kind per file; the last one says how many more there are.
 * The counts still include them.
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

/** What is wrong, without where. */
export type Finding = Omit<Diagnostic, keyof Range | 'file'>;

type Params<Id extends RuleId> = Parameters<(typeof catalogue)[Id]['message']>[0];

/** What a finding has of its own; without help, it has the rule’s advice. */
type Details = { [Key in 'help' | 'suggestion' | 'addition']?: Diagnostic[Key] | undefined };

/** Creates a finding with the catalogue’s message, which is filled with `params`. */
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

/** A finding at its place; without one, it is about the file as a whole. */
export const locate = (
  found: Finding,
  file: string,
  { line, column, endLine, endColumn }: Range = startOfFile,
): Diagnostic => ({ ...found, file, line, column, endLine, endColumn });

/** For a finding whose range has grown: its suggestion is only for the words marked before. */
export function withoutSuggestion<Found extends { suggestion?: string | undefined }>({
  suggestion: _,
  ...found
}: Found): Omit<Found, 'suggestion'> {
  return found;
}
