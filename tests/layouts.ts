/** One page of each layout. */
export const layouts = [
  '/',
  '/contact',
  '/services/roofing',
  '/restoration/water-damage',
  '/service-areas/madison',
  '/about',
  '/gallery',
  '/blog',
  '/blog/roscoe-premium-shingles',
  '/reviews',
  '/financing',
] as const;

/** An address for each page that says that nothing was found. */
export const unknownAddresses = ['/no-such-page', '/blog/no-such-post'] as const;
