import type { Home } from '#content/home';
import { sharing } from '#content/sharing';
import type { HeadData } from '../components/PageContext/head.ts';
import { crumbsTo } from './crumbs.ts';

/** The head of a page, from the search listing that its content file carries. */
export function pageHead(
  seo: Home['seo'],
  path: string,
  more: Partial<Pick<HeadData, 'crumbs' | 'image' | 'noindex' | 'subject'>> = {},
): HeadData {
  return {
    ...seo,
    path,
    crumbs: crumbsTo(path, seo.title),
    sharing: sharing.pictures[path] ?? sharing.fallback,
    ...more,
  };
}
