import type { Site } from '#content/site';

/** What only some companies say of themselves. */
export function companyFacts({
  founded,
  priceRange,
}: Pick<Site['company'], 'founded' | 'priceRange'>) {
  return {
    ...(founded ? { foundingDate: `${founded}` } : {}),
    ...(priceRange ? { priceRange } : {}),
  };
}
