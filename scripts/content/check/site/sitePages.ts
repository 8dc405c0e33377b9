import type { ContentFolder } from '../../model/contentFolder.ts';
import {
  type ContentModel,
  contentPages,
  type Entry,
  movedAddresses,
  type Publishing,
} from '../../model/contentModel.ts';
import { type BodyCollection, collectionsWithBodies } from '../../model/contentTypes.ts';
import type { ReferenceTarget } from '../../model/fields.ts';
import type { FileFacts } from '../../model/fileFacts.ts';
import { estimateAnchor } from '../../model/published.ts';
import { categoryPath, fixedPages, hasEstimate, possiblePaths } from '../../model/routes.ts';

/** What checking a link to a page requires. */
interface SitePage {
  /** The ids that can be linked to; `undefined` if unknown because the page’s file is broken. */
  anchors?: ReadonlySet<string>;
  /** What it is made from, if that may come and go. */
  source?: PageSource;
}

/** What a page is made from, and the days on which it is on the site. */
export type PageSource = Publishing & {
  /** The file or category, as sentences name it. */
  name: string;
  /** Whether it is a category, which exists as long as one of its articles does. */
  isCategory?: boolean;
};

export type SitePages = ReadonlyMap<string, SitePage>;

/** @returns the pages of the content, with the ids that links may point to */
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

/** The days on which at least one of some entries is on the site, ignoring gaps in between. */
function daysOfAny(entries: readonly Publishing[], today: string): Publishing {
  const planned = entries.filter(({ draft }) => !draft);
  if (planned.length === 0) return { draft: true };
  const left = planned.filter(({ expireAt }) => expireAt === undefined || expireAt > today);
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

/** Pages whose files are broken: links to them are not a second mistake. */
function brokenPages(model: ContentModel, name: BodyCollection): [string, SitePage][] {
  const valid = new Set(model.collections[name].map(({ slug }) => slug));
  return model.slugs[name]
    .filter((slug) => !valid.has(slug))
    .flatMap((slug) => possiblePaths(name, slug).map((path): [string, SitePage] => [path, {}]));
}

/** The former addresses of pages whose files are broken: nobody knows where they are now. */
const brokenMoves = (facts: Iterable<FileFacts>): [string, SitePage][] =>
  [...facts]
    .filter(({ value }) => value === undefined)
    .flatMap(({ references }) => references.filter(({ target }) => target === 'old-address'))
    .map(({ name }) => [name, {}]);

/** What links may lead to. */
export interface LinkTargets {
  pages: SitePages;
  /** The pages’ current addresses, by their former ones. */
  moved: ReadonlyMap<string, string>;
  today: string;
  /** This site’s own host; `undefined` while `site.yaml` is broken. */
  ownHost: string | undefined;
  /** Hosts that have no https. */
  httpHosts: ReadonlySet<string>;
  /** Our numbers as they are shown, the main one first; none while `site.yaml` is broken. */
  phones: readonly string[];
}

/** The widths of pictures in pixels, by their paths below `content/images/`. */
export type PictureWidths = ReadonlyMap<string, { width: number }>;

/** All content that was read, with a model of its valid part. */
export interface ReadSite {
  folder: ContentFolder;
  /** Of all files, including broken ones, by the path below `content/`. */
  facts: ReadonlyMap<string, FileFacts>;
  model: ContentModel;
  pictures: PictureWidths;
  /** Decides which entries are on the site. */
  now: Date;
}

/** What each check of the whole site can ask for. */
export interface CheckedSite extends ReadSite {
  targets: LinkTargets;
}

/**
 * @param facts of all files, including broken ones
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

/** What a field can name, except paths, which are looked up among the pages. */
export type NameTarget = Exclude<ReferenceTarget, 'path' | 'old-address'>;

/** @returns the existing names by target; `undefined` if the file that lists them is broken */
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
