import type { Site } from '#content/site';

/** What a page’s `+data.ts` says for search engines and for sharing. */
export interface PageHead {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page’s path without the base. */
  path: string;
  /** Shown when the page is shared; the site’s own picture by default. */
  image?: Site['sharingImage'];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** `article` for a page with an author’s date. */
  type?: 'website' | 'article';
}
