import type { Home } from '#content/home';
import type { PageHead } from '../components/PageContext/head.ts';

/** The head of a page, from the search listing that its content file carries. */
export function pageHead(
  seo: Home['seo'],
  path: string,
  more: Pick<PageHead, 'image' | 'noindex' | 'type'> = {},
): PageHead {
  return { ...seo, path, ...more };
}
