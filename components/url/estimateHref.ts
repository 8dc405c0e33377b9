import { estimateAnchor, href } from './href.ts';

const withEstimate = /^\/($|contact$|services\/|restoration\/|service-areas\/)/;

/** Leads to the estimate form of the current page, or to the contact page's where it has none. */
export function estimateHref(currentPath: string): string {
  return withEstimate.test(currentPath) ? estimateAnchor : href(`/contact${estimateAnchor}`);
}
