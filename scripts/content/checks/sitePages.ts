import { collectionTypes, fixedPages } from '../contentTypes.ts';
import {
  type BodyCollection,
  type ContentModel,
  collectionsWithBodies,
  type Entry,
} from '../model.ts';
import type { Publishing } from '../publishing.ts';

/** The section that asks for an estimate, on every page that ends with it. */
export const estimateAnchor = 'contact-form';

const pagesWithEstimate = new Set<string>([fixedPages.home, fixedPages.contact]);

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
    { anchors: new Set(pagesWithEstimate.has(path) ? [estimateAnchor] : []) },
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
    const anchors = new Set(name === 'posts' ? ids : [...ids, estimateAnchor]);
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

/** The path in a link to a page of this site; empty for one within its own page. */
export const linkedPath = (url: string) => url.split('#', 1)[0] ?? '';

/** The files that a page may be made from, from the project’s folder. */
export function pageFiles(page: string): string[] {
  const slug = page.slice(page.lastIndexOf('/') + 1);
  return collectionsWithBodies.flatMap((name) => {
    const { folder, extension } = collectionTypes[name];
    return possiblePaths(name, slug).includes(page)
      ? [`content/${folder}/${slug}${extension}`]
      : [];
  });
}

/** Where a file’s page may be: a broken file does not say its section. */
function possiblePaths(name: BodyCollection, slug: string): string[] {
  if (name === 'posts') return [`/blog/${slug}`];
  if (name === 'cities') return [`/service-areas/${slug}`];
  return [`/services/${slug}`, `/restoration/${slug}`];
}
