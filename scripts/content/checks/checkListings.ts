import type { Diagnostic } from '../diagnostic.ts';
import type { FileFacts, Listing } from '../facts/fileFacts.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { finding, locate } from '../rules/finding.ts';
import type { ByAge } from './byAge.ts';

const rules = {
  title: 'duplicate-title',
  description: 'duplicate-description',
  keywords: 'duplicate-keywords',
} as const;

/**
 * Checks that no two pages have the same words in search results.
 * @param compare tells which of the two had them first
 */
export function checkListings(model: ContentModel, compare: ByAge): Diagnostic[] {
  const alike = new Map<string, { facts: FileFacts; listing: Listing }[]>();
  for (const facts of validFiles(model)) {
    for (const listing of facts.listings) {
      const key = `${listing.field} ${listing.text.trim().toLowerCase()}`;
      const group = alike.get(key);
      if (group) group.push({ facts, listing });
      else alike.set(key, [{ facts, listing }]);
    }
  }
  return [...alike.values()].flatMap((group) => {
    const [first, ...copies] = group.sort((a, b) => compare(a.facts, b.facts));
    return copies.map(({ facts, listing: { field, range } }) => {
      const what = field === 'keywords' ? field : `a ${field}`;
      const help = `Write ${what} for this page alone. The other one can stay as it is.`;
      const params = { other: first?.facts.file ?? '' };
      return locate(finding(rules[field], params, { help }), facts.file, range);
    });
  });
}
