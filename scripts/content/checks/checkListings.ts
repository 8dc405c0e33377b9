import type { Diagnostic } from '../diagnostic.ts';
import type { FileFacts, Listing } from '../facts/fileFacts.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { finding, locate } from '../rules/finding.ts';
import type { ByAge } from './byAge.ts';

const rules = { title: 'duplicate-title', description: 'duplicate-description' } as const;

/**
 * Checks that no two pages have the same words in search results.
 * @param compare tells which of the two had them first
 */
export function checkListings(model: ContentModel, compare: ByAge): Diagnostic[] {
  const first = new Map<string, FileFacts>();
  return validFiles(model)
    .sort(compare)
    .flatMap((facts) =>
      facts.listings.flatMap((listing) => {
        const key = keyOf(listing);
        const other = first.get(key);
        if (other) return [locate(whyCopied(listing, other), facts.file, listing.range)];
        first.set(key, facts);
        return [];
      }),
    );
}

const keyOf = ({ field, text }: Listing) => `${field} ${text.trim().toLowerCase()}`;

function whyCopied({ field }: Listing, { file }: FileFacts) {
  const help = `Write a ${field} for this page alone. The other one can stay as it is.`;
  return finding(rules[field], { other: file }, { help });
}
