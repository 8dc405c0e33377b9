import { blog } from '#content/blog';
import { cities } from '#content/cities';
import { pages } from '#content/pages';
import { posts } from '#content/posts';
import { services } from '#content/services';
import { blogPages, fixedPages } from '../scripts/content/model/routes.ts';

const lists = blogPages(blog.categories, posts, ({ category }) => category);

/** Every page of the site, from its content. */
export const paths: readonly string[] = [
  ...Object.values(fixedPages),
  ...lists.flatMap(({ path }) => (path === fixedPages.blog ? [] : path)),
  ...[...services, ...cities, ...posts, ...pages].map(({ path }) => path),
];

/** The folder part of a path, such as `/blog/`. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** One page of each layout. */
export const layouts = [
  '/',
  '/contact',
  '/services/roofing',
  '/restoration/water-damage',
  '/service-areas/madison',
  '/about',
  '/gallery',
  '/blog',
  '/blog/roscoe-premium-shingles',
  '/reviews',
  '/financing',
] as const;

/** An address for each page that says that nothing was found. */
export const unknownAddresses = ['/no-such-page', '/blog/no-such-post'] as const;
