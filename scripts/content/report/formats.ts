import type { Report } from '../model/diagnostic.ts';
import { formatGithub } from './github.ts';
import type { ReportContext } from './reportContext.ts';
import { formatSarif } from './sarif.ts';
import { formatSummary } from './summary.ts';
import { type Display, formatTerminal } from './terminal.ts';

type Formatter = (report: Report, context: ReportContext, display: Display) => string;

/** Every format of a report, by the name that `--format` takes. */
export const formats: Readonly<Record<FormatName, Formatter>> = {
  terminal: formatTerminal,
  github: formatGithub,
  summary: (report, context) => formatSummary(report, context),
  sarif: formatSarif,
  json: formatJson,
};

export type FormatName = 'terminal' | 'github' | 'summary' | 'sarif' | 'json';

/** The properties that programs rely on, in the order in which they are written. */
const names = [
  ...['errors', 'warnings', 'problems', 'elsewhere'],
  ...['file', 'line', 'column', 'endLine', 'endColumn'],
  ...['severity', 'rule', 'message', 'help', 'suggestion', 'addition', 'after', 'text'],
];

/** The report as JSON, for programs. */
export function formatJson({ diagnostics, errors, warnings, elsewhere }: Report): string {
  const others = elsewhere.length > 0 ? { elsewhere } : {};
  return `${JSON.stringify({ errors, warnings, problems: diagnostics, ...others }, names, 2)}\n`;
}
