import type { PageContextServer } from 'vike/types';
import { readBody } from '#content/bodies';
import { cities } from '#content/cities';
import { serviceAreas } from '#content/serviceAreas';
import { servicePage } from '#content/servicePage';
import { completed } from '../../../scripts/content/model/published.ts';
import { requestedEntry } from '../../entries.ts';
import { evidenceOf, formReview } from '../../evidence.ts';
import { pageHead } from '../../pageHead.ts';

export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  const city = requestedEntry(cities, routeParams.slug);
  const { html } = readBody('cities', city.slug);
  const {
    callHeading,
    callText,
    callLabel,
    otherAreasHeading,
    evidence: evidenceWords,
  } = serviceAreas.cityPage;
  return {
    head: pageHead(city.seo, city.path, {
      image: city.image,
      questions: city.questions?.list,
      // Search engines get nothing that the owner has not confirmed.
      ...(city.placeholder ? {} : { subject: { kind: 'city', city } }),
    }),
    city,
    html,
    evidenceWords,
    evidence: evidenceOf({ city: city.slug }, city.services),
    review: formReview({ city: city.slug }),
    call: {
      heading: completed(callHeading, { city: city.name }),
      text: completed(callText, { city: city.name }),
      label: callLabel,
    },
    contact: servicePage.sidebar,
    otherAreas: {
      heading: otherAreasHeading,
      links: cities
        .filter(({ slug }) => slug !== city.slug)
        .map(({ name, state, path }) => ({ name: `${name}, ${state}`, path })),
    },
  };
}
