import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { canonicalText } from '../format/canonicalText.ts';
import { finding, locate } from '../rules/finding.ts';

/**
 * Says where a file leaves the common form.
 * @param file the path shown in findings
 * @param text the whole file, free of errors
 * @param yaml its fields as they were parsed; of no use to anyone afterwards
 */
export function checkCanonical(
  file: string,
  text: string,
  schema: z.ZodType,
  yaml: Document,
): Diagnostic[] {
  const canonical = canonicalText({ path: file, text }, schema, yaml);
  if (canonical === undefined || canonical === text) return [];
  return [locate(finding('not-canonical', {}), file, firstDifference(text, canonical))];
}

function firstDifference(text: string, canonical: string): Range {
  const lines = text.split('\n');
  const wanted = canonical.split('\n');
  const index = lines.findIndex((line, number) => line !== wanted[number]);
  // Where one only goes on longer than the other, the last line is the place.
  const at = index < 0 ? lines.length - 1 : index;
  return { line: at + 1, column: 1, endLine: at + 1, endColumn: (lines[at]?.length ?? 0) + 1 };
}
