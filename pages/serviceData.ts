import { readBody } from '#content/bodies';
import { servicePage } from '#content/servicePage';
import { services } from '#content/services';
import { pageHead } from './pageHead.ts';
import { requestedEntry } from './requestedEntry.ts';

/** What a service or restoration page shows. */
export function serviceData(slug: string | undefined) {
  const service = requestedEntry(services, slug);
  const { html } = readBody('services', service.slug);
  return {
    head: pageHead(service.seo, service.path, {
      image: service.image,
      subject: { kind: 'service', service },
    }),
    service,
    html,
    words: servicePage,
    services: linksOf('services'),
    restorations: linksOf('restoration'),
  };
}

/** The addresses of one section's pages. */
export function servicePaths(section: 'services' | 'restoration'): string[] {
  return linksOf(section).map(({ path }) => path);
}

function linksOf(section: 'services' | 'restoration') {
  return services
    .filter((service) => service.section === section)
    .map(({ name, path }) => ({ name, path }));
}
