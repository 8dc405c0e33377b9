import { site } from '../content.ts';

/** A title as the browser’s tab and search results have it, in the site’s template. */
export function pageTitle(title: string): string {
  return (site.titleTemplate ?? '%s').replace('%s', () => title);
}
