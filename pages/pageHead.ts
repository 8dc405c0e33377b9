import type { Home } from '#content/home';
import { sharing } from '#content/sharing';
import type { HeadData } from '../components/PageContext/head.ts';
import { hasEstimate } from '../scripts/content/model/routes.ts';
import { crumbsTo } from './crumbs.ts';

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
