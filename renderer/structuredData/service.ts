import type { Service } from 'schema-dts';
import type { CityEntry } from '#content/cities';
import type { ServiceEntry } from '#content/services';
import { businessId, pageId, pageUrl, ref } from './identity.ts';
import { bothStates, city } from './places.ts';

/** What a service or restoration page offers. */
export function service({ name, summary, path }: ServiceEntry) {
  return {
    ...offered(path),
    name,
    description: summary,
    serviceType: name,
    areaServed: bothStates,
  } satisfies Service;
}

/** What a city’s page offers: the one business from its one address, in that city. */
export function cityService({ heading, intro, name, state, path }: CityEntry) {
  return {
    ...offered(path),
    name: heading,
    description: intro,
    serviceType: 'Roofing',
    areaServed: city(name, state),
  } satisfies Service;
}

function offered(path: string) {
  return {
    '@type': 'Service',
    '@id': pageId(path, 'service'),
    url: pageUrl(path),
    image: ref(pageId(path, 'picture')),
    provider: ref(businessId),
  } as const;
}
