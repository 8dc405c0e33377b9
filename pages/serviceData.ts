import type { PageContextServer } from 'vike/types';
import { readBody } from '#content/bodies';
import { servicePage } from '#content/servicePage';
import { services } from '#content/services';
import { requestedEntry } from './entries.ts';
import { evidenceOf, formReview } from './evidence.ts';
import { pageHead } from './pageHead.ts';

/** What a service or restoration page shows. */
export function serviceData({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  const service = requestedEntry(services, routeParams.slug);
  const { html } = readBody('services', service.slug);
  return {
    head: pageHead(service.seo, service.path, {
      image: service.image,
      questions: service.questions?.list,
      subject: { kind: 'service', service },
    }),
    service,
    html,
    evidence: evidenceOf({ service: service.slug }),
    review: formReview({ service: service.slug }),
    words: servicePage,
    services: linksOf('services'),
    restorations: linksOf('restoration'),
  };
}

/** The services of one section of the site. */
export const servicesIn = (section: 'services' | 'restoration') =>
  services.filter((service) => service.section === section);

const linksOf = (section: 'services' | 'restoration') =>
  servicesIn(section).map(({ name, path }) => ({ name, path }));
