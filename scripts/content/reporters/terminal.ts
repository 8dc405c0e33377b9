import type { Report } from '../diagnostic.ts';

/** The report for people: a paragraph for each finding, then the verdict. */
export function formatTerminal({ diagnostics, errors, warnings }: Report): string {
  const findings = diagnostics.map(
    ({ file, line, column, severity, message, help, rule }) =>
      `${file}:${line}:${column}  ${severity}  ${message}  (${rule})\n    ${help}\n`,
  );
  return `${findings.join('\n')}${findings.length > 0 ? '\n' : ''}${verdict(errors, warnings)}\n`;
}

function verdict(errors: number, warnings: number): string {
  if (errors + warnings === 0) return 'The content is fine.';
  const counted = [count(errors, 'error'), count(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
  return errors > 0 ? `${counted}. Nothing was changed on the site.` : `${counted}.`;
}

const count = (amount: number, noun: string) =>
  amount > 0 ? `${amount} ${noun}${amount === 1 ? '' : 's'}` : '';
