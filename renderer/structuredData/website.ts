import type { WebSite } from 'schema-dts';
import { site } from '../content.ts';
import { businessId, ref, websiteId } from './identity.ts';

export function website() {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: `${site.url}/`,
    name: site.company.name,
    alternateName: site.company.shortName,
    inLanguage: site.language,
    publisher: ref(businessId),
  } satisfies WebSite;
}
