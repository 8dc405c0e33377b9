import { styleText } from 'node:util';
import { pasteFor } from '../check/cures/replacement.ts';
import { type Diagnostic, isError, type Report } from '../model/diagnostic.ts';
import { countedFindings } from '../model/words.ts';
import { codeFrame } from './codeFrame.ts';
import { plainCode, plainLine } from './plainText.ts';
import { byFile, elsewhereOf, type FileFindings, type ReportContext } from './reportContext.ts';

/** What the output can show. */
export interface Display {
  isColored?: boolean;
  /** How wide it is, in characters. */
  columns?: number;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/**
 * The report for people: the findings of each file, then the verdict.
 * No control character of the content reaches the output.
 */
export function formatTerminal(
  report: Report,
  context: ReportContext,
  { isColored = false, columns = 100 }: Display = {},
): string {
  const { diagnostics, errors, warnings, elsewhere } = report;
  const paint: Paint = (style, text) =>
    isColored ? styleText(style, text, { validateStream: false }) : text;
  const files = byFile(diagnostics).map((file) => formatFile(file, context, paint, columns));
  const style: Style =
    errors + elsewhere.length > 0 ? ['bold', 'red'] : warnings > 0 ? ['bold', 'yellow'] : 'green';
  return `${[...files, paint(style, verdict(report, context))].join('\n')}\n`;
}

function formatFile(
  { file, findings }: FileFindings,
  { readSource, titles }: ReportContext,
  paint: Paint,
  columns: number,
): string {
  const title = titles.get(file);
  const heading = title
    ? [paint(['bold', 'underline'], `${plainLine(title)}: ${howMany(findings)}`), '']
    : [];
  const source = readSource(file);
  const lines = source?.split('\n') ?? [];
  const paragraphs = findings.flatMap((finding) => [
    headline(finding, paint),
    ...frameOf(finding, lines, paint, columns),
    ...advice(finding, findings, source, paint).map((line) => `    ${line}`),
    '',
  ]);
  return [...heading, ...paragraphs].join('\n');
}

function howMany(findings: readonly Diagnostic[]): string {
  const errors = findings.filter(isError).length;
  return countedFindings(errors, findings.length - errors);
}

function headline({ file, line, column, severity, message, rule }: Diagnostic, paint: Paint) {
  const place = paint('bold', `${plainLine(file)}:${line}:${column}`);
  const kind = paint(severity === 'error' ? 'red' : 'yellow', severity);
  return `${place}  ${kind}  ${plainLine(message)}  ${paint('dim', `(${rule})`)}`;
}

function frameOf(
  finding: Diagnostic,
  lines: readonly string[],
  paint: Paint,
  columns: number,
): string[] {
  const number = String(finding.line);
  const frame = codeFrame(lines, finding, Math.max(40, columns - number.length - 5));
  if (!frame) return [];
  const gutter = (text: string) => paint('dim', `  ${text.padStart(number.length)} |`);
  const above = String(finding.line - 1);
  return [
    ...(frame.above === undefined ? [] : [`${gutter(above)} ${paint('dim', frame.above)}`]),
    `${gutter(number)} ${frame.line}`,
    `${gutter('')} ${paint(finding.severity === 'error' ? 'red' : 'yellow', frame.mark)}`,
  ];
}

function advice(
  finding: Diagnostic,
  all: readonly Diagnostic[],
  source: string | undefined,
  paint: Paint,
): string[] {
  const help = plainLine(finding.help);
  const paste = pasteFor(source, finding, all);
  if (!paste) return [help];
  const label = `${plainLine(paste.label)}:`;
  const painted = (words: string) =>
    words.split('\n').map((line) => paint('green', plainCode(line)));
  // If the spaces at the start of a line matter, all lines are printed below one another.
  const { text, old } = paste;
  if (old === undefined || text.includes('\n') || indentOf(text) !== indentOf(old))
    return [help, label, ...painted(text).map((line) => `  ${line}`)];
  return [help, `${label} ${painted(text.trim()).join('')}`];
}

const indentOf = (text: string) => /^\s*/.exec(text)?.[0];

function verdict(report: Report, { outcome }: ReportContext): string {
  const { errors, warnings } = report;
  const found = countedFindings(errors, warnings);
  const stopped = `${found}. ${outcome ?? 'Nothing was changed on the site.'}`;
  const elsewhere = elsewhereOf(report);
  if (!elsewhere) return errors > 0 ? stopped : `${found || 'The content is fine'}.`;
  const { count, lines } = elsewhere;
  const words =
    errors > 0
      ? `${stopped} The site also has ${count}:`
      : `${found || 'The change is fine'}, but the site can’t go live because of ${count}:`;
  return [words, ...lines.map((line) => `  ${plainLine(line)}`)].join('\n');
}
