import { entryFile } from './contentFolder.ts';
import type { CollectionType, SingleType } from './contentType.ts';
import {
  type BodyCollection,
  collectionsWithBodies,
  collectionTypes,
  contentTypes,
  namesOf,
  type SingleName,
  singleTypes,
} from './contentTypes.ts';

type FixedName = {
  [Name in SingleName]: (typeof singleTypes)[Name] extends { path: string } ? Name : never;
}[SingleName];

type FixedPages = { readonly [Name in FixedName]: (typeof singleTypes)[Name]['path'] };

/** The pages that always exist, by the name of the file that has their text. */
export const fixedPages = Object.fromEntries(
  Object.entries<SingleType>(singleTypes).flatMap(([name, { path }]) =>
    path === undefined ? [] : [[name, path]],
  ),
) as FixedPages;

/** Folders of the build for things that are not pages: no page can be there. */
export const reservedFolders = ['/admin', '/assets', '/files', '/pictures', '/sharing'];

/** Folders of the further pages and the categories of the blog’s lists: no article can be there. */
export const listFolders = ['/blog/page', '/blog/category'];

/** The addresses of pages that end with the estimate section. */
const withEstimate = new RegExp(
  `^(?:${Object.values<SingleType | CollectionType>(contentTypes)
    .filter((type) => type.hasEstimate)
    .flatMap((type) => ('routes' in type ? type.routes : (type.path ?? [])))
    .join('|')
    .replaceAll('@slug', '[^/]+')})$`,
);

/** Whether the page at a path ends with the estimate section, whatever its fields say. */
export const hasEstimate = (path: string): boolean => withEstimate.test(path);

/** The path of an entry’s page, or of the page that shows it. */
export function pathOfEntry(type: CollectionType, slug: string, value: unknown): string {
  const route = type.routeOf?.(value as never) ?? type.routes[0];
  return route.replace('@slug', slug);
}

/** Where a file’s page may be, because a broken file does not say which route it has. */
export const possiblePaths = (name: BodyCollection, slug: string): string[] =>
  collectionTypes[name].routes.map((route) => route.replace('@slug', slug));

/** The files that a page may be made from, from the project’s folder. */
export function pageFiles(page: string): string[] {
  if (isBlogPage(page)) return [`content/${singleTypes.blog.file}`];
  const slug = page.slice(page.lastIndexOf('/') + 1);
  return collectionsWithBodies
    .filter((name) => possiblePaths(name, slug).includes(page))
    .map((name) => `content/${entryFile(collectionTypes[name], slug)}`);
}

/**
 * The file whose text a page shows, where an editor would look first.
 * @param page its path, without the base
 * @param isThere whether a file exists, by its path from the project’s folder
 */
export function fileOfPage(page: string, isThere: (file: string) => boolean): string {
  const name = namesOf(fixedPages).find((candidate) => fixedPages[candidate] === page);
  if (name) return `content/${singleTypes[name].file}`;
  if (page.endsWith('/404')) return `content/${singleTypes.notFound.file}`;
  return pageFiles(page).find(isThere) ?? `content/${singleTypes.site.file}`;
}

/** The path in a link to a page of this site; empty for a link within the same page. */
export const linkedPath = (url: string) => url.split('#', 1)[0] ?? '';

/** How many articles a page of the blog’s list shows; its layout is designed for this number. */
const articlesPerPage = 12;

/** A page that lists articles: all of them, or those of one category. */
export interface BlogPage<Article> {
  path: string;
  /** The category’s id; `undefined` for all articles. */
  category: string | undefined;
  /** Its number among the pages of the same list, from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  articles: readonly Article[];
}

/** The address of a category’s list. */
export const categoryPath = (id: string) => `/blog/category/${id}`;

/** The address of a page of a list. */
const pagePath = (list: string, number: number) => (number === 1 ? list : `${list}/page/${number}`);

/** Whether a path has the form of a list of articles. */
export const isBlogPage = (path: string): boolean =>
  /^\/blog(?:\/category\/[^/]+)?(?:\/page\/\d+)?$/.test(path);

/** The address of the list that a further page belongs to; `undefined` for any other page. */
export const listOfPage = (path: string): string | undefined =>
  isBlogPage(path) ? /^(.+)\/page\/\d+$/.exec(path)?.[1] : undefined;

/**
 * Every page that lists articles: first those of all articles, which exist even without any, then
 * those of each category that has some.
 * @param articles those on the site, in the order of the list
 */
export function blogPages<Article>(
  categories: readonly { id: string }[],
  articles: readonly Article[],
  categoryOf: (article: Article) => string,
): BlogPage<Article>[] {
  const ofCategories = categories.flatMap(({ id }) => {
    const own = articles.filter((article) => categoryOf(article) === id);
    return own.length > 0 ? pagesOf(categoryPath(id), own, id) : [];
  });
  return [...pagesOf('/blog', articles), ...ofCategories];
}

function pagesOf<Article>(
  list: string,
  articles: readonly Article[],
  category?: string,
): BlogPage<Article>[] {
  const count = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  return Array.from({ length: count }, (_, index) => ({
    path: pagePath(list, index + 1),
    category,
    number: index + 1,
    count,
    articles: articles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
  }));
}
