import { collectionsWithBodies } from '../contentTypes.ts';
import type { ContentModel } from '../model.ts';
import { fixedPages } from '../routes.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * Every page that search engines may list. Only posts know when they changed, and the list of them
 * changes with the newest; a guessed date would make search engines distrust the true ones.
 * @param siteUrl without a slash at the end
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap({ collections }: ContentModel, siteUrl: string): string {
  const changed = new Map(collections.posts.map(({ path, value }) => [path, value.date]));
  const newest = collections.posts[0]?.value.date;
  if (newest) changed.set(fixedPages.blog, newest);
  const paths = [
    ...Object.values(fixedPages),
    ...collectionsWithBodies.flatMap((name) => collections[name].map(({ path }) => path)),
  ];
  const pages = paths.map((path) => {
    const date = changed.get(path);
    return element('url', {}, [
      element('loc', {}, [siteUrl + path]),
      ...(date ? [element('lastmod', {}, [date])] : []),
    ]);
  });
  return xmlDocument(
    element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, pages),
  );
}
