import type { Diagnostic, Report } from '../diagnostic.ts';

/** The report for programs. */
export function formatJson({ diagnostics, errors, warnings, elsewhere }: Report): string {
  const report = {
    errors,
    warnings,
    problems: problemsOf(diagnostics),
    ...(elsewhere.length > 0 ? { elsewhere: problemsOf(elsewhere) } : {}),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function problemsOf(diagnostics: readonly Diagnostic[]) {
  return diagnostics.map(
    ({ file, line, column, endLine, endColumn, severity, rule, message, help, suggestion }) => ({
      file,
      line,
      column,
      endLine,
      endColumn,
      severity,
      rule,
      message,
      help,
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  );
}
