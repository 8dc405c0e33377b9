import { type BodyCollection, collectionsWithBodies } from '../contentTypes.ts';
import type { ContentModel, Entry } from '../model.ts';
import type { Publishing } from '../publishing.ts';
import { fixedPages, hasEstimate, possiblePaths } from '../routes.ts';
import { estimateAnchor } from '../schemas/estimateAnchor.ts';

/** What a link to a page must know of it. */
export interface SitePage {
  /** What can be linked to; `undefined` when the page’s file is broken, so that nobody knows. */
  anchors?: ReadonlySet<string>;
  /** What it is made from, where that may come and go. */
  source?: SiteFile;
}

/** A file and the days on which its page is on the site. */
export type SiteFile = Publishing & { file: string };

export type SitePages = ReadonlyMap<string, SitePage>;

/** @returns the pages that the content makes, with what links may point at */
export function sitePages(model: ContentModel): SitePages {
  const fixed = Object.values(fixedPages).map((path): [string, SitePage] => [
    path,
    { anchors: new Set(hasEstimate(path) ? [estimateAnchor] : []) },
  ]);
  return new Map([
    ...fixed,
    ...collectionsWithBodies.flatMap((name) => brokenPages(model, name)),
    ...collectionsWithBodies.flatMap((name) => entryPages(model, name)),
  ]);
}

function entryPages(model: ContentModel, name: BodyCollection): [string, SitePage][] {
  const entries: readonly Entry<Publishing>[] = model.collections[name];
  return entries.map(({ path, facts: { file, body }, value: { draft, publishAt, expireAt } }) => {
    const ids = body?.headingIds ?? [];
    const anchors = new Set(hasEstimate(path) ? [...ids, estimateAnchor] : ids);
    return [path, { anchors, source: { file, draft, publishAt, expireAt } }];
  });
}

/** Pages whose files have mistakes of their own: links to them are not a second mistake. */
function brokenPages(model: ContentModel, name: BodyCollection): [string, SitePage][] {
  const valid = new Set(model.collections[name].map(({ slug }) => slug));
  return model.slugs[name]
    .filter((slug) => !valid.has(slug))
    .flatMap((slug) => possiblePaths(name, slug).map((path): [string, SitePage] => [path, {}]));
}
