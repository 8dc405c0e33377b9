import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { canonicalText } from '../format/canonicalText.ts';
import { finding, locate } from '../rules/finding.ts';

/**
 * Says where a file leaves the common form.
 * @param file the path shown in findings
 * @param text the whole file, free of errors
 * @param parsed its fields as they were parsed; the document is of no use to anyone afterwards
 */
export function checkCanonical(
  file: string,
  text: string,
  schema: z.ZodType,
  parsed: { yaml: Document; data: unknown },
): Diagnostic[] {
  const canonical = canonicalText({ path: file, text }, schema, parsed);
  if (canonical === undefined || canonical === text) return [];
  const { range, suggestion } = difference(text.split('\n'), canonical.split('\n'));
  return [locate(finding('not-canonical', {}, { suggestion }), file, range)];
}

/** The lines that differ, and what they should be. */
function difference(
  lines: readonly string[],
  wanted: readonly string[],
): { range: Range; suggestion: string } {
  const shortest = Math.min(lines.length, wanted.length);
  // Where one has lines more, the one before or after is marked too: a range of nothing marks nothing.
  const start = Math.min(sharedLines(lines, wanted), shortest - 1);
  const end = Math.min(sharedLines(lines.toReversed(), wanted.toReversed()), shortest - start - 1);
  const last = lines.length - end;
  return {
    range: {
      line: start + 1,
      column: 1,
      endLine: last,
      endColumn: (lines[last - 1]?.length ?? 0) + 1,
    },
    suggestion: wanted.slice(start, wanted.length - end).join('\n'),
  };
}

function sharedLines(a: readonly string[], b: readonly string[]): number {
  const first = a.findIndex((line, index) => line !== b[index]);
  return first < 0 ? a.length : first;
}
