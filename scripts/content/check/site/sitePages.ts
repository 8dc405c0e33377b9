import type { ContentModel, Entry, Publishing } from '../../model/contentModel.ts';
import { contentPages, movedAddresses } from '../../model/contentPages.ts';
import { type BodyCollection, collectionsWithBodies } from '../../model/contentTypes.ts';
import type { ReferenceTarget } from '../../model/fields.ts';
import type { FileFacts } from '../../model/fileFacts.ts';
import { estimateAnchor } from '../../model/published.ts';
import { categoryPath, fixedPages, hasEstimate, possiblePaths } from '../../model/routes.ts';

/** What a link to a page must know of it. */
interface SitePage {
  /** What can be linked to; `undefined` when the page’s file is broken, so that nobody knows. */
  anchors?: ReadonlySet<string>;
  /** What it is made from, where that may come and go. */
  source?: PageSource;
}

/** What a page is made from, and the days on which it is on the site. */
export type PageSource = Publishing & {
  /** A file, or a category, as a sentence names it. */
  name: string;
  /** Whether it is a category, which is there while one of its articles is. */
  isCategory?: boolean;
};

export type SitePages = ReadonlyMap<string, SitePage>;

/** @returns the pages that the content makes, with what links may point at */
function sitePages(model: ContentModel, facts: Iterable<FileFacts>): SitePages {
  const fixed = Object.values(fixedPages).map((path): [string, SitePage] => [
    path,
    { anchors: new Set(hasEstimate(path) ? [estimateAnchor] : []) },
  ]);
  return new Map([
    ...brokenMoves(facts),
    ...fixed,
    ...categoryPages(model),
    ...collectionsWithBodies.flatMap((name) => brokenPages(model, name)),
    ...collectionsWithBodies.flatMap((name) => entryPages(model, name)),
  ]);
}

function entryPages(model: ContentModel, name: BodyCollection): [string, SitePage][] {
  const entries: readonly Entry<Publishing & { estimate?: boolean | undefined }>[] =
    model.collections[name];
  return entries.map(({ path, facts: { file, body }, value }) => {
    const { draft, publishAt, expireAt, estimate } = value;
    const source = { name: file, draft, publishAt, expireAt };
    if (body?.isUnread) return [path, { source }];
    const ids = body?.headingIds ?? [];
    const anchors = new Set(estimate || hasEstimate(path) ? [...ids, estimateAnchor] : ids);
    return [path, { anchors, source }];
  });
}

const categoryPages = ({ singles, collections, today }: ContentModel): [string, SitePage][] =>
  (singles.blog?.value.categories ?? []).map(({ id, name }) => {
    const articles = collections.posts.filter(({ value }) => value.category === id);
    const days = daysOfAny(
      articles.map(({ value }) => value),
      today,
    );
    const source = { ...days, name: `the category “${name}”`, isCategory: true };
    return [categoryPath(id), { anchors: new Set(), source }];
  });

/** The days on which at least one of some entries is on the site; gaps between two are left out. */
function daysOfAny(entries: readonly Publishing[], today: string): Publishing {
  const planned = entries.filter(({ draft }) => !draft);
  const [first] = planned;
  if (!first) return { draft: true };
  const isOver = ({ expireAt }: Publishing) => expireAt !== undefined && expireAt <= today;
  const left = planned.filter((entry) => !isOver(entry));
  const counted = left.length > 0 ? left : planned;
  const days = (of: (entry: Publishing) => string | undefined) => {
    const known = counted.flatMap((entry) => of(entry) ?? []).sort();
    return known.length === counted.length ? known : [];
  };
  return {
    publishAt: days(({ publishAt }) => publishAt)[0],
    expireAt: days(({ expireAt }) => expireAt).at(-1),
  };
}

/** Pages whose files have mistakes of their own: links to them are not a second mistake. */
function brokenPages(model: ContentModel, name: BodyCollection): [string, SitePage][] {
  const valid = new Set(model.collections[name].map(({ slug }) => slug));
  return model.slugs[name]
    .filter((slug) => !valid.has(slug))
    .flatMap((slug) => possiblePaths(name, slug).map((path): [string, SitePage] => [path, {}]));
}

/** The addresses that pages had before whose files have mistakes: where they are now, nobody knows. */
const brokenMoves = (facts: Iterable<FileFacts>): [string, SitePage][] =>
  [...facts]
    .filter(({ value }) => value === undefined)
    .flatMap(({ references }) => references.filter(({ target }) => target === 'old-address'))
    .map(({ name }) => [name, {}]);

/** What links may lead to. */
export interface LinkTargets {
  pages: SitePages;
  /** The pages’ addresses by those that they had before. */
  moved: ReadonlyMap<string, string>;
  today: string;
  /** This site’s own host; `undefined` while `site.yaml` is broken. */
  ownHost: string | undefined;
  /** Hosts that have no https. */
  httpHosts: ReadonlySet<string>;
  /** Our numbers as they are shown, the main one first; none while `site.yaml` is broken. */
  phones: readonly string[];
}

/**
 * @param facts of all files, broken ones among them
 * @returns the pages of the site, and the hosts that it knows
 */
export function linkTargets(model: ContentModel, facts: Iterable<FileFacts>): LinkTargets {
  const site = model.singles.site?.value;
  return {
    pages: sitePages(model, facts),
    moved: movedAddresses(contentPages(model)),
    today: model.today,
    ownHost: site && new URL(site.url).host,
    httpHosts: new Set(site?.httpHosts),
    phones: [site?.phone.display, site?.emergencyPhone?.display, site?.textMessages].filter(
      (phone) => phone !== undefined,
    ),
  };
}

/** What a field can name, paths apart: they are looked up among the pages. */
export type NameTarget = Exclude<ReferenceTarget, 'path' | 'old-address'>;

/** @returns what exists, by target; `undefined` where the file that says so is itself broken */
export function existingNames({
  singles: { blog, gallery, estimateForm },
  slugs,
  pictures,
}: ContentModel): Record<NameTarget, ReadonlySet<string> | undefined> {
  const setOf = (names: readonly string[] | undefined) => names && new Set(names);
  return {
    service: setOf(slugs.services),
    city: setOf(slugs.cities),
    project: setOf(slugs.projects),
    'post-category': setOf(blog?.value.categories.map(({ id }) => id)),
    'project-category': setOf(
      gallery?.value.projects.categories.map(({ id }) => id).filter((id) => id !== 'all'),
    ),
    'service-type': setOf(estimateForm?.value.serviceTypes.map(({ value }) => value)),
    picture: pictures,
  };
}
