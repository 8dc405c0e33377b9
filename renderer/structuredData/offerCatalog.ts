import type { OfferCatalog } from 'schema-dts';
import { servicePages, site } from '../content.ts';
import { pageUrl } from './identity.ts';

/** Everything that has a service or restoration page; the page itself describes it. */
export function offerCatalog() {
  return {
    '@type': 'OfferCatalog',
    name: site.company.tagline,
    itemListElement: servicePages.map(({ name, path }) => ({
      '@type': 'Offer',
      name,
      url: pageUrl(path),
    })),
  } satisfies OfferCatalog;
}
