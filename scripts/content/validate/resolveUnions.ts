import { z } from 'zod';
import { fieldPath } from '../explain/explainIssue.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { likelyOption, schemaAt, unwrap } from './fieldSchema.ts';
import { valueAt } from './valueAt.ts';

/**
 * Replaces “fits none of these shapes” by what is wrong with the shape that was meant.
 * @param issue a finding of zod
 */
export function resolveUnions(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: z.core.$ZodIssue,
): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const path = fieldPath(issue);
  const union = unwrap(schemaAt(schema, path, document.data) ?? schema);
  if (!(union instanceof z.ZodUnion)) return [issue];
  const option = union.def.options.indexOf(likelyOption(union, valueAt(document.data, path)));
  const nested = issue.errors[option] ?? [];
  if (nested.length === 0) return [issue];
  return nested.flatMap((inner) =>
    resolveUnions(document, schema, { ...inner, path: [...issue.path, ...inner.path] }),
  );
}
