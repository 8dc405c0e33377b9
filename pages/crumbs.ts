import { blog } from '#content/blog';
import { navigation } from '#content/navigation';
import type { Crumb } from '../components/PageContext/head.ts';

const menu: readonly { label: string; href: string }[] = navigation.header.flatMap((entry) =>
  'links' in entry ? entry.links : [entry],
);

const home: Crumb = { name: blog.post.homeLabel, path: '/' };

/**
 * The way from the home page to a page just below it.
 * @param title names a page that no menu names
 */
export function crumbsTo(path: string, title: string): Crumb[] {
  if (path === home.path) return [home];
  return [home, { name: menu.find(({ href }) => href === path)?.label ?? title, path }];
}

/** The way to pages of the blog, each below the one before it, as they show it. */
export const crumbsInBlog = (...below: readonly Crumb[]): Crumb[] => [
  home,
  { name: blog.post.blogLabel, path: '/blog' },
  ...below,
];
