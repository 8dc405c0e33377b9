import type { EducationalOccupationalCredential, RoofingContractor } from 'schema-dts';
import { telHref } from '../../components/PhoneLink/telHref.ts';
import { fileHref } from '../../components/url/href.ts';
import { site } from '../content.ts';
import { companyFacts } from './companyFacts.ts';
import { emergencyLine } from './emergencyLine.ts';
import { absoluteFile, businessId, ref, stateIds } from './identity.ts';
import { credited, imageObject } from './imageObject.ts';
import { offerCatalog } from './offerCatalog.ts';
import { areasServed } from './places.ts';
import { profiles } from './profiles.ts';

/**
 * The one business behind every page. It says nothing of reviews: a business that rates itself
 * breaks search engines’ rules.
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function business() {
  const { company, phone, address, hours, links } = site;
  const telephone = telHref(phone.display).replace('tel:', '');
  return {
    '@type': 'RoofingContractor',
    '@id': businessId,
    name: company.name,
    alternateName: company.shortName,
    slogan: company.tagline,
    description: company.blurb,
    url: `${site.url}/`,
    logo: logo(),
    image: imageObject(site.sharingImage),
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    ...emergencyLine(hours, telephone),
    areaServed: areasServed(),
    hasCredential: site.licences.map(licence),
    hasOfferCatalog: offerCatalog(),
    ...companyFacts(company),
    ...profiles([links.searchReviews, links.socialReviews]),
  } satisfies RoofingContractor;
}

function logo() {
  const url = absoluteFile(fileHref('/icon-512.png'));
  return credited({ url, width: 512, height: 512, caption: site.company.name });
}

function licence({ name, number, state }: (typeof site.licences)[number]) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name,
    identifier: number,
    validIn: ref(stateIds[state]),
  } satisfies EducationalOccupationalCredential;
}
