import type { Site } from './schemas/site.ts';

/** Where the site is published. */
export interface SiteAddress {
  /** Scheme and host, for example `https://example.com`. */
  origin: string;
  /** The path below it, starting and ending in a slash. */
  base: string;
}

/** @param site the site’s settings, whose address has no slash at the end */
export function siteAddress({ url }: Pick<Site, 'url'>): SiteAddress {
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
