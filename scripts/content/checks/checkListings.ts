import type { Diagnostic } from '../diagnostic.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { finding, locate } from '../rules/finding.ts';

const rules = { title: 'duplicate-title', description: 'duplicate-description' } as const;

/** Checks that no two pages have the same words in search results. */
export function checkListings(model: ContentModel): Diagnostic[] {
  const seen = new Map<string, string>();
  return validFiles(model).flatMap(({ file, listings }) =>
    listings.flatMap(({ field, text, range }) => {
      const key = `${field} ${text.trim().toLowerCase()}`;
      const other = seen.get(key);
      if (other !== undefined) return [locate(finding(rules[field], { other }), file, range)];
      seen.set(key, file);
      return [];
    }),
  );
}
