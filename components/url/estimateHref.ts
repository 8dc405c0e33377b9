import { href, toEstimate } from './href.ts';

/**
 * Leads to the estimate form of the current page, or to the contact page's where it has none.
 * @param isHere whether the current page has one
 */
export const estimateHref = (isHere: boolean): string =>
  isHere ? toEstimate : href(`/contact${toEstimate}`);
