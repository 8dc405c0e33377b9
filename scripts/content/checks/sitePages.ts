import { type CollectionName, fixedPages } from '../contentTypes.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import type { ContentModel } from '../model.ts';

/** The section that asks for an estimate, on every page that ends with it. */
export const estimateAnchor = 'contact-form';

const pagesWithEstimate = new Set<string>([fixedPages.home, fixedPages.contact]);
const collectionsWithBodies = ['services', 'cities', 'posts'] as const;

/** Every page’s path with the anchors on it; `undefined` anchors: the page’s file is broken. */
export type SitePages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** @returns the pages that the content makes, with what links may point at */
export function sitePages(model: ContentModel): SitePages {
  const fixed = Object.values(fixedPages).map(
    (path) => [path, new Set(pagesWithEstimate.has(path) ? [estimateAnchor] : [])] as const,
  );
  return new Map([
    ...fixed,
    ...collectionsWithBodies.flatMap((name) => brokenPages(model, name)),
    ...collectionsWithBodies.flatMap((name) => entryPages(model, name)),
  ]);
}

type Page = readonly [path: string, anchors: ReadonlySet<string> | undefined];
type BodyCollection = (typeof collectionsWithBodies)[number];

function entryPages(model: ContentModel, name: BodyCollection): Page[] {
  return model.collections[name].map(({ path, document }) => {
    const ids = parseMarkdown(document.body?.text ?? '').headingIds;
    return [path, new Set(name === 'posts' ? ids : [...ids, estimateAnchor])];
  });
}

/** Pages whose files have mistakes of their own: links to them are not a second mistake. */
function brokenPages(model: ContentModel, name: BodyCollection): Page[] {
  const valid = new Set(model.collections[name].map(({ slug }) => slug));
  return model.slugs[name]
    .filter((slug) => !valid.has(slug))
    .flatMap((slug) => possiblePaths(name, slug).map((path): Page => [path, undefined]));
}

/** Where a file’s page may be: a broken file does not say its section. */
function possiblePaths(name: CollectionName, slug: string): string[] {
  if (name === 'posts') return [`/blog/${slug}`];
  if (name === 'cities') return [`/service-areas/${slug}`];
  return [`/services/${slug}`, `/restoration/${slug}`];
}
