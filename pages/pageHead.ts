import { blog } from '#content/blog';
import type { Home } from '#content/home';
import { navigation } from '#content/navigation';
import { sharing } from '#content/sharing';
import type { Crumb, HeadData } from '../components/PageContext/head.ts';
import { hasEstimate } from '../scripts/content/model/routes.ts';

/** What social networks show for a page. */
export const sharingOf = (path: string) => sharing.pictures[path] ?? sharing.fallback;

/** The head of a page, from the search listing that its content file carries. */
export function pageHead(seo: Home['seo'], path: string, more: Partial<HeadData> = {}): HeadData {
  return {
    ...seo,
    path,
    crumbs: crumbsTo(path, seo.title),
    hasEstimate: hasEstimate(path),
    sharing: sharingOf(path),
    ...more,
  };
}

const menu: readonly { label: string; href: string }[] = navigation.header.flatMap((entry) =>
  'links' in entry ? entry.links : [entry],
);

const home: Crumb = { name: blog.post.homeLabel, path: '/' };

/**
 * The path from the home page to a page just below it.
 * @param title the name of a page that is in no menu
 */
function crumbsTo(path: string, title: string): Crumb[] {
  if (path === home.path) return [home];
  return [home, { name: menu.find(({ href }) => href === path)?.label ?? title, path }];
}

/** The path to pages of the blog, each below the one before it. */
export const crumbsInBlog = (...below: readonly Crumb[]): Crumb[] => [
  home,
  { name: blog.post.blogLabel, path: '/blog' },
  ...below,
];
