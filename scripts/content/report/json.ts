import type { Report } from '../model/diagnostic.ts';

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
