import type { Addition, Diagnostic, Range } from '../diagnostic.ts';
import { catalogue, type RuleId } from './catalogue.ts';

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

/** A finding at its place; the keys stand in one order in every report. */
export function locate(
  { rule, severity, message, help, suggestion, addition }: Finding,
  file: string,
  { line, column, endLine, endColumn }: Range,
): Diagnostic {
  const place = { file, line, column, endLine, endColumn };
  return {
    rule,
    severity,
    ...place,
    message,
    help,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(addition === undefined ? {} : { addition }),
  };
}

/** What is to take the place of some words must not take the place of more. */
export const withoutSuggestion = ({ suggestion: _, ...found }: Finding): Finding => found;
