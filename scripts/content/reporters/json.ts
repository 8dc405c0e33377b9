import type { Report } from '../diagnostic.ts';

/** The report for programs. */
export function formatJson({ diagnostics, errors, warnings }: Report): string {
  // What has no suggestion or addition has no such name either.
  const problems = diagnostics.map(
    ({
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
    }) => ({
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
    }),
  );
  return `${JSON.stringify({ errors, warnings, problems }, null, 2)}\n`;
}
