import type { Href } from '#content/paths';
import { estimateAnchor } from '../../scripts/content/model/published.ts';

/** Leads to the estimate section of the same page. */
export const toEstimate = `#${estimateAnchor}`;

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The address of a page of this site, wherever the site is mounted.
 * @param path a page's path, optionally with an anchor; a path that does not exist does not compile
 */
export function href(path: Href | `${Href}#${string}`): string {
  return contentHref(path);
}

/**
 * Like {@link href}, for a path that comes from content, where the compiler has checked it.
 * An anchor alone stays on the page, and an address on another site stays as it is.
 */
export function contentHref(path: string): string {
  return path.startsWith('/') ? `${base}${path}` : path;
}

/** The address of a file that the build emits, such as a picture. */
export function fileHref(path: `/${string}`): string {
  return `${base}${path}`;
}

/**
 * Leads to the estimate form of the current page, or to the contact page's where it has none.
 * @param isHere whether the current page has one
 */
export const estimateHref = (isHere: boolean): string =>
  isHere ? toEstimate : href(`/contact${toEstimate}`);

/** `aria-current` of a link to `path` on the page at `currentPath`. */
export function ariaCurrent(path: string, currentPath: string): 'page' | undefined {
  return path === (currentPath.replace(/\/$/, '') || '/') ? 'page' : undefined;
}
