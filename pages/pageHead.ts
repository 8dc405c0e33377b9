import type { Home } from '#content/home';
import { sharing } from '#content/sharing';
import type { PageHead } from '../components/PageContext/head.ts';
import { crumbsTo } from './crumbs.ts';

/** The head of a page, from the search listing that its content file carries. */
export function pageHead(
  seo: Home['seo'],
  path: string,
  more: Partial<Pick<PageHead, 'crumbs' | 'image' | 'noindex' | 'subject'>> = {},
): PageHead {
  return {
    ...seo,
    path,
    crumbs: crumbsTo(path, seo.title),
    sharing: sharing.pictures[path] ?? sharing.fallback,
    ...more,
  };
}
