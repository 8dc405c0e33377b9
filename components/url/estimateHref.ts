import { hasEstimate } from '../../scripts/content/model/routes.ts';
import { href, toEstimate } from './href.ts';

/** Leads to the estimate form of the current page, or to the contact page's where it has none. */
export function estimateHref(currentPath: string): string {
  return hasEstimate(currentPath) ? toEstimate : href(`/contact${toEstimate}`);
}
