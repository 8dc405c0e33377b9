import type { Replacement } from './replacement.ts';

/**
 * Leaves out fields that would come to have one name: of “tittle” and “titel” beside each other only
 * a person knows which is the title.
 * @param source the file’s text
 * @param fields replacements of field names
 */
export function withoutTwins(source: string, fields: readonly Replacement[]): Replacement[] {
  const lines = source.split('\n');
  return fields.filter((field) =>
    fields.every((other) => other === field || !areTwins(lines, field, other)),
  );
}

function areTwins(lines: readonly string[], a: Replacement, b: Replacement): boolean {
  if (a.text !== b.text || a.column !== b.column) return false;
  const between = lines.slice(Math.min(a.line, b.line), Math.max(a.line, b.line) - 1);
  // A line that starts further left ends the group of fields.
  return between.every((line) => line.trim() === '' || line.search(/\S/) >= a.column - 1);
}
