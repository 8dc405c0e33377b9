import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentDocument } from '../parse/contentDocument.ts';
import { finding } from '../rules/finding.ts';
import { type Leaf, metaOf, schemaAt } from '../validate/fieldSchema.ts';

/**
 * Finds entries of a list that share what must differ: two categories with one id would be one.
 * @param leaves every text of the file
 */
export function repeatedKeys(
  document: ContentDocument,
  schema: z.ZodType,
  leaves: readonly Leaf[],
): Diagnostic[] {
  const seen = new Map<string, Leaf>();
  return leaves.flatMap((leaf) => {
    const list = listWithout(leaf, schema, document);
    if (list === undefined) return [];
    const id = leaf.value;
    const first = seen.get(`${list} ${id}`);
    if (!first) {
      seen.set(`${list} ${id}`, leaf);
      return [];
    }
    const { line } = document.rangeOfValue(first.path);
    return [
      document.report(document.rangeOfValue(leaf.path), finding('duplicate-id', { id, line })),
    ];
  });
}

/** The list in which a text must stand once only. */
function listWithout({ path }: Leaf, schema: z.ZodType, { data }: ContentDocument) {
  const [index, key] = path.slice(-2);
  if (typeof index !== 'number') return undefined;
  const list = path.slice(0, -2);
  return metaOf(schemaAt(schema, list, data)).unique === key ? list.join('.') : undefined;
}
