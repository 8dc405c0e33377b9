import type { ErrorPayload } from 'vite';
import type { Diagnostic, Report } from './diagnostic.ts';
import { pasteFor, pasteLabel } from './fix/replacement.ts';
import type { ReportContext } from './reporters/reportContext.ts';
import { countedFindings } from './words/counted.ts';

/** As many as one looks through in a browser’s window. */
const limit = 20;

/**
 * What lies over the page while the content has errors: each finding with its place and what to do,
 * errors first.
 * @param context where the words of files come from, for the lines to write
 * @returns `undefined` when the page below is up to date
 */
export function overlayOf(
  { diagnostics, errors, warnings }: Report,
  { readSource }: Pick<ReportContext, 'readSource'>,
): ErrorPayload | undefined {
  if (errors === 0) return undefined;
  const sorted = diagnostics.toSorted((a, b) => rank(a) - rank(b));
  const rest = sorted.length - limit;
  const message = [
    `${countedFindings(errors, warnings)} in content/. The page below stays as it was until every error is mended.`,
    ...sorted.slice(0, limit).map((found) => paragraph(found, readSource(found.file))),
    ...(rest > 0 ? [`… and ${rest} more: see the terminal.`] : []),
  ].join('\n\n');
  return { type: 'error', err: { message, stack: '' } };
}

const rank = ({ severity }: Diagnostic) => (severity === 'error' ? 0 : 1);

function paragraph(found: Diagnostic, source: string | undefined): string {
  const { file, line, severity, message, help } = found;
  const paste = pasteFor(source, found);
  return [
    `${file}:${line}  ${severity === 'warning' ? 'Warning: ' : ''}${message}`,
    help,
    ...(paste ? [`${pasteLabel(paste)}:`, ...paste.text.split('\n').map(indented)] : []),
  ].join('\n    ');
}

const indented = (line: string) => `  ${line}`;
