import type { Report } from '../diagnostic.ts';

/** The report for programs. */
export function formatJson({ diagnostics, errors, warnings }: Report): string {
  const problems = diagnostics.map(
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
  return `${JSON.stringify({ errors, warnings, problems }, null, 2)}\n`;
}
