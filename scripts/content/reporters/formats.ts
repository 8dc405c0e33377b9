import type { Report } from '../diagnostic.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import type { ReportContext } from './reportContext.ts';
import { formatSarif } from './sarif.ts';
import { formatSummary } from './summary.ts';
import { type Display, formatTerminal } from './terminal.ts';

export type Formatter = (report: Report, context: ReportContext, display: Display) => string;

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
