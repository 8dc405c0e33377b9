import type { Diagnostic, Report } from '../diagnostic.ts';

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
