import { blog } from '#content/blog';
import { navigation } from '#content/navigation';
import type { Crumb } from '../components/PageContext/head.ts';

const menu: readonly { label: string; href: string }[] = navigation.header.flatMap((entry) =>
  'links' in entry ? entry.links : [entry],
);

const home: Crumb = { name: blog.post.homeLabel, path: '/' };

/**
 * The path from the home page to a page just below it.
 * @param title the name of a page that is in no menu
 */
export function crumbsTo(path: string, title: string): Crumb[] {
  if (path === home.path) return [home];
  return [home, { name: menu.find(({ href }) => href === path)?.label ?? title, path }];
}

/** The path to pages of the blog, each below the one before it. */
export const crumbsInBlog = (...below: readonly Crumb[]): Crumb[] => [
  home,
  { name: blog.post.blogLabel, path: '/blog' },
  ...below,
];
