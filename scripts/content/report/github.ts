import { pasteFor } from '../check/cures/replacement.ts';
import { type Diagnostic, lastLineOf, type Report } from '../model/diagnostic.ts';
import { catalogue } from '../model/rules/catalogue.ts';
import type { Severity } from '../model/rules/rule.ts';
import { counted } from '../model/words.ts';
import { plainCode } from './plainText.ts';
import { elsewhereOf, type ReportContext } from './reportContext.ts';

/**
 * GitHub drops annotations of a step beyond this number, for each severity
 * (https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations).
 */
const limit = 10;

/**
 * The report as workflow commands, which GitHub shows beside the lines of a pull request
 * (https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions).
 * Files that the pull request touches come first because only the first findings are shown.
 */
export function formatGithub(report: Report, { changedFiles, readSource }: ReportContext): string {
  const { diagnostics } = report;
  const isChanged = ({ file }: Diagnostic) => changedFiles?.has(file) ?? false;
  const sorted = [...diagnostics].sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
  const shown = [...firstOf(sorted, 'error'), ...firstOf(sorted, 'warning')];
  const commands = shown.map((diagnostic) =>
    annotation(
      diagnostic,
      diagnostics.filter(({ file }) => file === diagnostic.file),
      readSource(diagnostic.file),
    ),
  );
  const rest = diagnostics.length - shown.length;
  if (rest > 0) {
    const properties = { title: `${counted(rest, 'problem')} not shown here` };
    commands.push(command('notice', properties, `${rest} more in the summary.`));
  }
  const elsewhere = elsewhereOf(report);
  if (elsewhere) {
    const properties = { title: `The site can’t go live: ${elsewhere.count}` };
    commands.push(command('error', properties, elsewhere.lines.join('\n')));
  }
  return commands.map((line) => `${line}\n`).join('');
}

const firstOf = (diagnostics: readonly Diagnostic[], wanted: Severity) =>
  diagnostics.filter(({ severity }) => severity === wanted).slice(0, limit);

function annotation(
  diagnostic: Diagnostic,
  all: readonly Diagnostic[],
  source: string | undefined,
): string {
  const { severity, file, line, column, endLine, endColumn, rule, message, help } = diagnostic;
  // The runner ignores columns if a range spans several lines.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const { title } = catalogue[rule];
  const paste = pasteFor(source, diagnostic, all);
  const words = [message, help, ...(paste ? [`${paste.label}:`, paste.text] : [])];
  const place = { file, line, endLine: lastLineOf(diagnostic), ...columns };
  return command(severity, { ...place, title }, words.join('\n'));
}

function command(name: string, properties: Record<string, string | number>, data: string): string {
  const written = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${name} ${written.join(',')}::${escapeData(data)}`;
}

/** As in the toolkit (https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts). */
const escapeData = (text: string) =>
  text
    .split('\n')
    .map((line) => plainCode(line.replaceAll('%', '%25').replaceAll('\r', '%0D')))
    .join('%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
