import type { Diagnostic } from '../diagnostic.ts';
import type { FileFacts, Listing } from '../facts/fileFacts.ts';
import { parsePath } from '../filePath.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { finding, locate } from '../rules/finding.ts';
import type { ByAge } from './byAge.ts';
import { copies } from './copies.ts';

const rules = {
  title: 'duplicate-title',
  description: 'duplicate-description',
  heading: 'duplicate-heading',
  summary: 'duplicate-summary',
  keywords: 'duplicate-keywords',
} as const;

/**
 * Checks that no two pages have the same words in search results, and no two of a kind the same
 * words in their cards.
 * @param compare tells which of the two had them first
 */
export function checkListings(model: ContentModel, compare: ByAge): Diagnostic[] {
  const all = validFiles(model).flatMap((facts) =>
    facts.listings.map((listing) => ({ facts, listing, key: keyOf(facts, listing) })),
  );
  return copies(all, compare).map(({ copy: { facts, listing }, original }) => {
    const { field, range } = listing;
    const what = field === 'keywords' ? field : `a ${field}`;
    const help = `Write ${what} for this page alone. The other one can stay as it is.`;
    return locate(finding(rules[field], { other: original.file }, { help }), facts.file, range);
  });
}

/** Search results show all pages together; cards stand beside others of their folder. */
function keyOf({ file }: FileFacts, { field, text }: Listing): string {
  const isCard = field === 'heading' || field === 'summary';
  const folder = parsePath(file).dir;
  const scope = !isCard ? '' : folder === 'content' ? file : folder;
  return `${scope} ${field} ${text.trim().toLowerCase()}`;
}
