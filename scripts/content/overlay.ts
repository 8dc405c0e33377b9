import type { ErrorPayload } from 'vite';
import type { Diagnostic, Report } from './diagnostic.ts';
import { countedFindings } from './words/counted.ts';

/** As many as one looks through in a browser’s window. */
const limit = 20;

/**
 * What lies over the page while the content has errors: each finding with its place and what to do,
 * errors first.
 * @returns `undefined` when the page below is up to date
 */
export function overlayOf({ diagnostics, errors, warnings }: Report): ErrorPayload | undefined {
  if (errors === 0) return undefined;
  const sorted = diagnostics.toSorted((a, b) => rank(a) - rank(b));
  const rest = sorted.length - limit;
  const message = [
    `${countedFindings(errors, warnings)} in content/. The page below stays as it was until every error is mended.`,
    ...sorted.slice(0, limit).map(paragraph),
    ...(rest > 0 ? [`… and ${rest} more: see the terminal.`] : []),
  ].join('\n\n');
  return { type: 'error', err: { message, stack: '' } };
}

const rank = ({ severity }: Diagnostic) => (severity === 'error' ? 0 : 1);

const paragraph = ({ file, line, severity, message, help }: Diagnostic) =>
  `${file}:${line}  ${severity === 'warning' ? 'Warning: ' : ''}${message}\n    ${help}`;
