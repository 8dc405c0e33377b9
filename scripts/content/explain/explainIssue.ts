import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { labelOf, metaOf, schemaAt } from '../validate/fieldSchema.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import { valueAt } from '../validate/valueAt.ts';
import { additionBelow, explainMark, explainMissing, explainUnknownKeys } from './explainFields.ts';
import { adviseNone, lineOfNone } from './explainNone.ts';
import { explainPairs } from './explainPairs.ts';
import { explainShort } from './explainShort.ts';
import { explainValue } from './explainValue.ts';
import { type Issue, type Subject, sentences } from './subject.ts';

/**
 * Turns one finding of zod into words for an editor.
 * @param document the file, which knows its places
 * @param schema the file’s schema
 * @param issue as zod reports it, unions resolved
 */
export function explainIssue(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: Issue,
): Diagnostic[] {
  const path = fieldPath(issue);
  const meta = metaOf(schemaAt(schema, path, document.data));
  const subject: Subject = {
    document,
    schema,
    path,
    label: labelOf(schema, path, document.data) || 'This file',
    value: valueAt(document.data, path),
    purpose: meta.description ? `${meta.description}.` : '',
  };
  const shaped = explainPairs(subject) ?? explainShort(subject);
  if (shaped) return [shaped];
  if (issue.code === 'unrecognized_keys') return explainUnknownKeys(subject, issue.keys);
  if (subject.value === undefined) return [explainMissing(subject)];
  const mark = explainMark(subject);
  if (mark) return [mark];
  const found = explainValue(subject, issue);
  const addition = subject.value === null ? additionBelow(subject) : undefined;
  const filled = addition ? { ...found, help: subject.purpose || found.help, addition } : found;
  const advice = typeof subject.value === 'object' && subject.value ? '' : adviseNone(subject);
  const line = advice ? lineOfNone(subject) : undefined;
  const told = { ...filled, help: sentences(advice, filled.help) };
  return line
    ? [document.report(line, { ...told, suggestion: '' })]
    : [document.report(rangeOf(subject), told)];
}

/** An empty value cannot be marked, and of a list only the first line would be. */
function rangeOf({ document, path, value }: Subject) {
  const isNamed = value === null || Array.isArray(value);
  return isNamed ? document.rangeOfKey(path) : document.rangeOfValue(path);
}

/** zod allows symbols in paths; YAML has none. */
export const fieldPath = (issue: Issue): FieldPath =>
  issue.path.filter((key) => typeof key !== 'symbol');
