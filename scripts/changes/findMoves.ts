import { comparePages } from './comparePages.ts';
import type { PageContent } from './pageContent.ts';
import type { ChangedPage, MovedPage } from './siteChanges.ts';
import { wordsInCommon } from './wordsInCommon.ts';

/** A page that only one of two sites has. */
export interface ReadPage {
  path: string;
  content: PageContent;
}

/** @param before `undefined` for a new page */
export const changedPage = (
  address: string,
  before: PageContent | undefined,
  after: PageContent,
): ChangedPage => ({ path: address, name: after.name, changes: comparePages(before, after) });

/** With more pairs of pages, only addresses and headings are compared, not words. */
const maxPairs = 2500;

/** Matches pages that are gone with new ones: by redirect, heading, or most of their words. */
export function findMoves(
  gone: readonly ReadPage[],
  fresh: readonly ReadPage[],
  moves: ReadonlyMap<string, string>,
): MovedPage[] {
  const byPath = new Map(fresh.map((page) => [page.path, page]));
  const byName = new Map(fresh.map((page) => [page.content.name, page]));
  const isFew = gone.length * fresh.length <= maxPairs;
  return gone.flatMap(({ path: from, content }) => {
    const led = byPath.get(moves.get(from) ?? '');
    const alike = () => fresh.find((page) => likeness(content, page.content) > 0.6);
    const to = led ?? byName.get(content.name) ?? (isFew ? alike() : undefined);
    if (!to) return [];
    return [{ ...changedPage(to.path, content, to.content), from, isLed: led !== undefined }];
  });
}

/** Leaves out what comes before the main heading, as it is the same on all pages. */
function likeness(a: PageContent, b: PageContent): number {
  const body = ({ name, blocks }: PageContent) => {
    const texts = blocks.map(({ text }) => text);
    return texts.slice(Math.max(0, texts.indexOf(name))).join(' ');
  };
  return wordsInCommon(a.name, b.name) * wordsInCommon(body(a), body(b));
}
