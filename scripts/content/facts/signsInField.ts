import { stringify } from 'yaml';
import { z } from 'zod';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { canonicalStyle } from '../format/canonicalText.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { finding, withoutSuggestion } from '../rules/finding.ts';
import type { Leaf } from '../validate/fieldSchema.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import { withoutMarkup } from '../words/withoutMarkup.ts';
import { unknownPlaceholders } from './unknownPlaceholders.ts';

/** Finds what a field’s words would show as signs, and not as what was meant. */
export function signsInField(document: ContentDocument, leaf: Leaf): Diagnostic[] {
  const { path, value, meta } = leaf;
  const unknown = unknownPlaceholders(value, meta.fills).map(({ start, end, found }) => {
    const range = document.rangeOfWords(path, value.slice(start, end));
    return range
      ? document.report(range, found)
      : document.report(document.rangeOfValue(path), withoutSuggestion(found));
  });
  return [...unknown, ...markupIn(document, leaf)];
}

function markupIn(document: ContentDocument, { path, value, schema }: Leaf): Diagnostic[] {
  const marked = withoutMarkup(value);
  if (!marked) return [];
  const { sign, words } = marked;
  const fits = words !== undefined && z.safeParse(schema, words).success;
  const { range, suggestion } = rewritten(document, path, fits ? words : undefined);
  return [
    document.report(range, finding('markup-in-field', { sign: sign.slice(0, 60) }, { suggestion })),
  ];
}

/** The whole line of a field, as quotes that were needed for a sign are not needed without it. */
function rewritten(
  document: ContentDocument,
  path: FieldPath,
  words: string | undefined,
): { range: Range; suggestion?: string } {
  const range = document.rangeOfValue(path);
  if (words === undefined || range.line !== range.endLine) return { range };
  const key = path.at(-1);
  const lead = typeof key === 'string' ? `${key}: ` : '- ';
  const start = typeof key === 'string' ? document.rangeOfKey(path) : range;
  const column = range.column - lead.length;
  const isOnItsLine =
    start.line === range.line && (typeof key === 'number' || start.column === column);
  if (!isOnItsLine || column < 1) return { range };
  const written = stringify(words, canonicalStyle).trimEnd();
  return { range: { ...range, column }, suggestion: lead + written };
}
