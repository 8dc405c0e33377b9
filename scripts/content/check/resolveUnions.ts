import { z } from 'zod';
import {
  type FieldPath,
  isRecord,
  likelyOption,
  meantTag,
  schemaAt,
  unwrap,
  valueAt,
} from '../model/fieldSchema.ts';
import { fillAll, typicalValues } from '../model/placeholders.ts';
import type { ContentDocument } from '../source/contentDocument.ts';
import type { Issue } from './subject.ts';

/**
 * Replaces “matches no option of the union” with what is wrong with the option that was meant.
 * @param issue an issue of zod
 */
export function resolveUnions(
  document: ContentDocument,
  schema: z.core.$ZodType,
  issue: Issue,
): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const path = fieldPath(issue);
  const union = unwrap(schemaAt(schema, path, document.data) ?? schema);
  if (!(union instanceof z.ZodUnion)) return [issue, ...issuesAsMeant(document, schema, issue)];
  const option = union.def.options.indexOf(likelyOption(union, valueAt(document.data, path)));
  const nested = issue.errors[option] ?? [];
  if (nested.length === 0) return [issue];
  return nested.flatMap((inner) =>
    resolveUnions(document, schema, { ...inner, path: [...issue.path, ...inner.path] }),
  );
}

/** What is wrong with a group besides the misspelled tag that tells which kind it is. */
function issuesAsMeant(document: ContentDocument, schema: z.core.$ZodType, issue: Issue): Issue[] {
  const path = fieldPath(issue);
  const [group, tag = ''] = [path.slice(0, -1), path.at(-1)];
  const union = unwrap(schemaAt(schema, group, document.data) ?? schema);
  const value = fillAll(valueAt(document.data, group), typicalValues);
  const meant = union instanceof z.ZodDiscriminatedUnion ? meantTag(union, value) : undefined;
  if (!isRecord(value) || meant === undefined) return [];
  const others = z.safeParse(union, { ...value, [tag]: meant }).error?.issues ?? [];
  return others.flatMap((inner) =>
    resolveUnions(document, schema, { ...inner, path: [...group, ...inner.path] } as Issue),
  );
}

/** zod allows symbols in paths; YAML has none. */
export const fieldPath = ({ path }: Issue): FieldPath =>
  path.filter((key) => typeof key !== 'symbol');
