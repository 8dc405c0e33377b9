import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { meantField } from '../explain/explainFields.ts';
import { explainIssue, fieldPath } from '../explain/explainIssue.ts';
import { noneAdvice } from '../explain/explainNone.ts';
import { meantPairs } from '../explain/explainPairs.ts';
import { sentences } from '../explain/subject.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { fillAll, typicalValues } from '../words/placeholders.ts';
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
  // A text is as long as it is on the page.
  const filled = fillAll(document.data, typicalValues);
  const result = schema.safeParse(filled);
  if (result.success) {
    return { value: filled === document.data ? result.data : document.data, diagnostics: [] };
  }
  const issues = result.error.issues.flatMap((issue) => resolveUnions(document, schema, issue));
  const diagnostics = rootCauses(document, schema, issues).flatMap((issue) =>
    explainIssue(document, schema, issue),
  );
  return { value: undefined, diagnostics: joinAdditions(diagnostics) };
}

/** Fields that are missing beside each other are told in one go, as each would move the others. */
function joinAdditions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const joined: Diagnostic[] = [];
  for (const found of diagnostics) {
    const { addition } = found;
    const same = joined.findIndex(
      (other) => addition && other.rule === found.rule && other.addition?.after === addition.after,
    );
    const before = joined[same];
    if (!before?.addition || !addition) {
      joined.push(found);
      continue;
    }
    joined[same] = {
      ...before,
      message: `${before.message} ${found.message}`,
      help: sentences(
        noneAdvice.exec(before.help)?.[0] ?? '',
        'The page has a place for each of them.',
      ),
      addition: { ...addition, text: `${before.addition.text}\n${addition.text}` },
    };
  }
  return joined;
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
    const isPart = missing && meantPairs(schema, path.slice(0, -1), document.data);
    return !isPart && !(missing && misspelt.has(JSON.stringify(path)));
  });
}
