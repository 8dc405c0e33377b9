import {
  bodyOf,
  bodyPicturePath,
  type ContentFolder,
  folderOfFile,
} from '../../model/contentFolder.ts';
import { validFiles } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate, type Range } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { FileFacts, Listing } from '../../model/fileFacts.ts';
import { parsePath } from '../../model/fileName.ts';
import { fullTitle } from '../../model/published.ts';
import { fixedPages } from '../../model/routes.ts';
import { compareText } from '../../model/words.ts';
import { rangeInBody } from '../body/prose.ts';
import type { CheckedSite } from './sitePages.ts';

/** Orders two files by which was there first: if two are alike, the later one is the copy. */
export type ByAge = (a: Dated, b: Dated) => number;

/** What was edited recently. */
export interface Changes {
  /** Paths from the project’s folder that were added, edited or deleted, committed or not. */
  files: ReadonlySet<string>;
  /** Those of them that are new. */
  added: ReadonlySet<string>;
}

type Dated = Pick<FileFacts, 'file' | 'value'>;

/**
 * Files that the branch does not touch come before those that it edits, and these before those that
 * it adds. Then pages that always exist come before entries, which are ordered by date or place.
 * @param changes the branch’s changes; `undefined` if git does not know them
 */
export function byAge(changes?: Changes): ByAge {
  const touched = ({ file }: Dated) =>
    Number(changes?.files.has(file) ?? false) + Number(changes?.added.has(file) ?? false);
  return (a, b) =>
    touched(a) - touched(b) ||
    Number(isEntry(a)) - Number(isEntry(b)) ||
    compareText(parsePath(a.file).dir, parsePath(b.file).dir) ||
    compareText(dateOf(a), dateOf(b)) ||
    orderOf(a) - orderOf(b) ||
    compareText(a.file, b.file);
}

const isEntry = ({ file }: Dated) => file.split('/').length > 2;
const dateOf = ({ value }: Dated) => String(valueAt(value, ['date']) ?? '');
const orderOf = ({ value }: Dated) => Number(valueAt(value, ['order']) ?? 0);

/** If two pages have more in common than this, one is the other with the name changed. */
export const maxShared = 0.25;

/** Words of a file that no other should have. */
interface OwnWords {
  facts: FileFacts;
  /** Equal for equal words in pages that must differ. */
  key: string;
}

/**
 * @param compare tells which of two files had the words first
 * @returns what repeats the words of an earlier file, with that file
 */
export function copies<Words extends OwnWords>(
  all: readonly Words[],
  compare: ByAge,
): { copy: Words; original: FileFacts }[] {
  const alike = new Map<string, Words[]>();
  for (const words of all) {
    const group = alike.get(words.key);
    if (group) group.push(words);
    else alike.set(words.key, [words]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first, ...others] = group.sort((a, b) => compare(a.facts, b.facts));
    return first ? others.map((copy) => ({ copy, original: first.facts })) : [];
  });
}

/** The first line of a page’s text. */
export function firstLineOfBody(facts: FileFacts, folder: ContentFolder): Range {
  const text = bodyOf(folder, facts);
  const [, blank = '', first = ''] = /^(\s*\n)?(.*)/.exec(text) ?? [];
  const source = { text, lineOffset: (facts.body?.line ?? 1) - 1 };
  return rangeInBody(source, blank.length, blank.length + first.trimEnd().length);
}

/**
 * Checks that no two pages have the same words in search results, no two pages of a kind the same
 * words on their cards, and no two customers the same review.
 * @param compare tells which of the two had them first
 */
export function checkListings({ model }: CheckedSite, compare: ByAge): Diagnostic[] {
  const all = validFiles(model).flatMap((facts) =>
    facts.listings.map((listing) => ({ facts, listing, key: keyOf(facts, listing) })),
  );
  return copies(all, compare).flatMap(({ copy: { facts, listing }, original }) => {
    const { field, range } = listing;
    const what = field === 'keywords' ? field : `a ${field}`;
    const help = `Write ${what} just for this page. The other one can stay as it is.`;
    const details = field === 'review' ? {} : { help };
    // A customer’s review may be on the home page and among all reviews.
    if (field === 'review' && nameIn(facts) === nameIn(original)) return [];
    const found = finding(`duplicate-${field}` as const, { other: original.file }, details);
    return [locate(found, facts.file, range)];
  });
}

const nameIn = ({ value }: FileFacts) => valueAt(value, ['name']);

/** Checks that no search title ends with the company’s name, which the site appends to each. */
export function checkTitles({ model }: CheckedSite): Diagnostic[] {
  const site = model.singles.site?.value ?? {};
  const name = fullTitle(site, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (!name) return [];
  return validFiles(model).flatMap(({ file, listings }) =>
    listings.flatMap(({ field, text, range }) => {
      const [ending = ''] = (field === 'title' && lastPart.exec(text)) || [];
      const part = ending.replace(/^\s+\S\s+/, '').toLowerCase();
      if (!part.startsWith(name.toLowerCase())) return [];
      const params = { name, shown: fullTitle(site, text) };
      const found = finding('title-company', params, { suggestion: '' });
      return [locate(found, file, endOf(range, text, ending))];
    }),
  );
}

/** What follows a separator, without characters that YAML may write as two. */
const lastPart = /\s+[-–—|·•:]\s+[^-–—|·•:'"\\]+$/;

/** The range of the last words of a field, which may be in quotes. */
function endOf({ column, endLine, endColumn }: Range, text: string, ending: string): Range {
  const end = endColumn - (endColumn - column > text.length ? 1 : 0);
  return { line: endLine, column: end - ending.length, endLine, endColumn: end };
}

/** Search results show all pages together; cards appear next to others of their folder. */
function keyOf({ file }: FileFacts, { field, text }: Listing): string {
  const isCard = field === 'heading' || field === 'summary' || field === 'review';
  const folder = parsePath(file).dir;
  const scope = !isCard ? '' : folder === 'content' ? file : folder;
  return `${scope} ${field} ${text.trim().toLowerCase()}`;
}

/** Checks that no two pictures of one page have the same description. */
export function checkDescriptions({ model }: CheckedSite): Diagnostic[] {
  const seen = new Map<string, { file: string; picture: string }>();
  return validFiles(model).flatMap(({ file, descriptions }) =>
    descriptions.flatMap(({ words, picture, range }) => {
      const key = `${pageOf(file)} ${words.trim().toLowerCase()}`;
      const first = seen.get(key);
      if (!first) seen.set(key, { file, picture });
      if (!first || !words) return [];
      const other = pictureFrom(first);
      if (other === pictureFrom({ file, picture })) return [];
      return [locate(finding('repeated-description', { words, other }), file, range)];
    }),
  );
}

/** The picture that a file shows, below `content/images/` whichever way it is written. */
const pictureFrom = ({ file, picture }: { file: string; picture: string }) =>
  bodyPicturePath(folderOfFile(file), picture) ?? picture;

/** Projects share a page; all other files with pictures have their own. */
const pageOf = (file: string) =>
  /^content\/(?:projects\/|gallery\.)/.test(file) ? fixedPages.gallery : file;
