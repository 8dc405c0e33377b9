/** How many articles a page of the blog’s list shows, as its layout is drawn for. */
const articlesPerPage = 12;

/** A page that lists articles: all of them, or those of one category. */
export interface BlogPage<Article> {
  path: string;
  /** The category’s id; `undefined` for all articles. */
  category: string | undefined;
  /** Its place among the pages of the same list, from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  articles: readonly Article[];
}

/** The address of a category’s list. */
export const categoryPath = (id: string) => `/blog/category/${id}`;

/** The address of a page of a list. */
const pagePath = (list: string, number: number) => (number === 1 ? list : `${list}/page/${number}`);

/** Whether there may be a list of articles at a path. */
export const isBlogPage = (path: string): boolean =>
  /^\/blog(?:\/category\/[^/]+)?(?:\/page\/\d+)?$/.test(path);

/** The list that a further page belongs to, by its address; `undefined` for any other page. */
export const listOfPage = (path: string): string | undefined =>
  isBlogPage(path) ? /^(.+)\/page\/\d+$/.exec(path)?.[1] : undefined;

/**
 * Every page that lists articles: those of all articles first, then those of each category that has
 * some. The list of all has a page even without any.
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
