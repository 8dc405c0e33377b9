import type { Diagnostic, Report } from '../model/diagnostic.ts';
import { formatGithub } from './github.ts';
import type { ReportContext } from './reportContext.ts';
import { formatSarif } from './sarif.ts';
import { formatSummary } from './summary.ts';
import { type Display, formatTerminal } from './terminal.ts';

type Formatter = (report: Report, context: ReportContext, display: Display) => string;

const formatters = {
  terminal: formatTerminal,
  github: (report, context) => formatGithub(report, context),
  summary: (report, context) => formatSummary(report, context),
  sarif: (report, context) => formatSarif(report, context),
  json: (report) => formatJson(report),
} satisfies Record<string, Formatter>;

export type FormatName = keyof typeof formatters;

/** Every form of a report, by the name that `--format` takes. */
export const formats: Readonly<Record<FormatName, Formatter>> = formatters;

export const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name);

/** The report for programs. */
export function formatJson({ diagnostics, errors, warnings, elsewhere }: Report): string {
  const report = {
    errors,
    warnings,
    problems: diagnostics.map(problemOf),
    ...(elsewhere.length > 0 ? { elsewhere: elsewhere.map(problemOf) } : {}),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The names that programs rely on, in one order; what has no suggestion or addition has no such name. */
const problemOf = ({
  file,
  line,
  column,
  endLine,
  endColumn,
  severity,
  rule,
  message,
  help,
  suggestion,
  addition,
}: Diagnostic) => ({
  file,
  line,
  column,
  endLine,
  endColumn,
  severity,
  rule,
  message,
  help,
  suggestion,
  addition,
});
