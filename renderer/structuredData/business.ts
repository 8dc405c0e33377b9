import type {
  EducationalOccupationalCredential,
  OfferCatalog,
  RoofingContractor,
} from 'schema-dts';
import type { Site } from '#content/site';
import { fileHref } from '../../components/url/href.ts';
import { contacts, servicePages, site } from '../content.ts';
import { branch, contactPoints, officePlace, telephoneOf } from './contact.ts';
import { absoluteFile, businessId, pageUrl, ref, stateIds } from './identity.ts';
import { credited, imageObject } from './imageObject.ts';
import { areasServed } from './places.ts';

/**
 * The one business behind every page. It says nothing about reviews: a business that rates itself
 * breaks search engines’ rules.
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function business() {
  const { company, phone, email, links } = site;
  const [main, ...others] = contacts.offices;
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
    telephone: telephoneOf(phone.display),
    ...(email ? { email } : {}),
    ...(main ? officePlace(main) : {}),
    ...(others.length > 0 ? { location: others.map(branch) } : {}),
    ...contactPoints(contacts),
    areaServed: areasServed(),
    hasCredential: site.licences.map(licence),
    hasOfferCatalog: offerCatalog(),
    ...companyFacts(company),
    ...profiles([links.searchReviews, links.socialReviews, ...(links.profiles ?? [])]),
  } satisfies RoofingContractor;
}

/** What only some companies say about themselves. */
export const companyFacts = ({ founded, priceRange }: Partial<Site['company']>) => ({
  ...(founded ? { foundingDate: `${founded}` } : {}),
  ...(priceRange ? { priceRange } : {}),
});

/**
 * Our own pages on other sites. A sample is not ours, and a search for our name is nobody’s page:
 * search engines would take it for a second identity.
 * @see https://schema.org/sameAs
 */
export function profiles(
  links: readonly Pick<Site['links']['searchReviews'], 'url' | 'placeholder'>[],
) {
  const urls = links
    .filter(({ url, placeholder }) => !placeholder && !isSearch(url))
    .map(({ url }) => url);
  return urls.length > 0 ? { sameAs: urls } : {};
}

const isSearch = (url: string) => new URL(url).pathname.split('/').includes('search');

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

/** Everything that has a service or restoration page; the page itself describes it. */
function offerCatalog() {
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
