import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import type { FileFacts, Listing } from '../../model/fileFacts.ts';
import { parsePath } from '../../model/fileName.ts';
import { fixedPages } from '../../model/routes.ts';
import { type ByAge, copies } from './copies.ts';

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

/** Checks that no two pictures of one page have the same description. */
export function checkDescriptions(model: ContentModel): Diagnostic[] {
  const seen = new Map<string, string>();
  return validFiles(model).flatMap(({ file, descriptions }) =>
    descriptions.flatMap(({ words, picture, range }) => {
      const key = `${pageOf(file)} ${words.trim().toLowerCase()}`;
      const other = seen.get(key) ?? picture;
      seen.set(key, other);
      if (other === picture || !words) return [];
      return [locate(finding('repeated-description', { words, other }), file, range)];
    }),
  );
}

/** Projects share a page; what else has pictures has one of its own. */
const pageOf = (file: string) =>
  /^content\/(?:projects\/|gallery\.)/.test(file) ? fixedPages.gallery : file;

/**
 * Checks that no article is on the site before its own date.
 * @param now the moment of the check
 */
export function checkDates({ collections: { posts } }: ContentModel, now: Date): Diagnostic[] {
  // Where the day begins first, it has begun: nobody there is told to wait for today.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  return posts.flatMap(({ value: { draft, publishAt }, facts: { file, date } }) => {
    if (draft || publishAt || !date || date.day <= today) return [];
    const found = finding('future-date', { date: date.day }, { addition: date.publishing });
    return [locate(found, file, date.range)];
  });
}

/** Says that the notice has had its last day: it is off, and the next one begins with an edit. */
export function checkNotice({ singles: { site }, today }: ContentModel): Diagnostic[] {
  const { file, noticeEnd } = site?.facts ?? {};
  if (!file || !noticeEnd || noticeEnd.day >= today) return [];
  return [locate(finding('notice-over', { lastDay: noticeEnd.day }), file, noticeEnd.range)];
}
