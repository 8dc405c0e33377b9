import type { ContentModel } from '../model.ts';
import { type SitePages, sitePages } from './sitePages.ts';

/** What links may lead to. */
export interface LinkTargets {
  pages: SitePages;
  today: string;
  /** This site’s own host; `undefined` while `site.yaml` is broken. */
  ownHost: string | undefined;
  /** Hosts that have no https. */
  httpHosts: ReadonlySet<string>;
  /** Our number as it is shown; `undefined` while `site.yaml` is broken. */
  phone: string | undefined;
}

/** @returns the pages of the site, and the hosts that it knows */
export function linkTargets(model: ContentModel): LinkTargets {
  const site = model.singles.site?.value;
  return {
    pages: sitePages(model),
    today: model.today,
    ownHost: site && new URL(site.url).host,
    httpHosts: new Set(site?.httpHosts),
    phone: site?.phone.display,
  };
}
