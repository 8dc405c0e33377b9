import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { meantField } from '../explain/explainFields.ts';
import { explainIssue, fieldPath } from '../explain/explainIssue.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { schemaAt } from './fieldSchema.ts';
import { resolveUnions } from './resolveUnions.ts';
import { valueAt } from './valueAt.ts';

export interface Validated {
  /** The typed value; `undefined` when there is any finding. */
  value: unknown;
  diagnostics: readonly Diagnostic[];
}

/**
 * Checks one parsed file against its schema.
 * @returns the value, or every finding in words; never both
 */
export function validateDocument(document: ContentDocument, schema: z.ZodType): Validated {
  const result = schema.safeParse(document.data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const issues = result.error.issues.flatMap((issue) => resolveUnions(document, schema, issue));
  const diagnostics = rootCauses(document, schema, issues).flatMap((issue) =>
    explainIssue(document, schema, issue),
  );
  return { value: undefined, diagnostics };
}

/** A field that is missing because its name is misspelt is one mistake, and a text for a list is not too long. */
function rootCauses(document: ContentDocument, schema: z.ZodType, issues: z.core.$ZodIssue[]) {
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = fieldPath(issue);
      const here = schemaAt(schema, path, document.data);
      const value = valueAt(document.data, path);
      return issue.keys.map((key) => JSON.stringify([...path, meantField(here, value, key)]));
    }),
  );
  const ofWrongType = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [JSON.stringify(path)] : [])),
  );
  return issues.filter((issue) => {
    const path = fieldPath(issue);
    const isSize = issue.code === 'too_small' || issue.code === 'too_big';
    if (isSize && ofWrongType.has(JSON.stringify(issue.path))) return false;
    const missing = valueAt(document.data, path) === undefined;
    return !(missing && misspelt.has(JSON.stringify(path)));
  });
}
