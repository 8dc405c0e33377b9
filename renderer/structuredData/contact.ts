import type { Place } from 'schema-dts';
import { telHref } from '../../scripts/content/model/published.ts';
import type {
  Contacts,
  LineContact,
  OfficeContact,
  OpeningHours,
} from '../../scripts/content/model/siteData.ts';

/** Where an office is, and when it is open, as far as content says. */
export function officePlace({ office, openingHours }: OfficeContact) {
  const { street, city, state, zip, latitude, longitude } = office;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    ...(latitude !== undefined && longitude !== undefined
      ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } as const }
      : {}),
    ...(openingHours.length > 0
      ? { openingHoursSpecification: openingHours.map(hoursSpecification) }
      : {}),
  } as const;
}

/** An office besides the main one. */
export const branch = (office: OfficeContact) =>
  ({ '@type': 'Place', ...officePlace(office) }) satisfies Place;

/** @see https://schema.org/OpeningHoursSpecification */
const hoursSpecification = (hours: OpeningHours) =>
  ({ '@type': 'OpeningHoursSpecification', ...hours }) as const;

/** A number as search engines take it. */
export const telephoneOf = (phone: string) => telHref(phone).replace('tel:', '');

/**
 * When the phone is answered. These are not the business’s opening hours, which would send people
 * to the office’s door at night.
 * @see https://schema.org/ContactPoint
 */
export function contactPoints({ phone, emergency }: Pick<Contacts, 'phone' | 'emergency'>) {
  const isSame = JSON.stringify(phone) === JSON.stringify(emergency);
  const points = [
    contactPoint('emergency', emergency),
    ...(isSame ? [] : [contactPoint('customer service', phone)]),
  ];
  return { contactPoint: one(points) };
}

const contactPoint = (contactType: string, { phone, openingHours }: LineContact) =>
  ({
    '@type': 'ContactPoint',
    contactType,
    telephone: telephoneOf(phone),
    hoursAvailable: one(openingHours.map(hoursSpecification)),
  }) as const;

/** A list of one is written as the item alone. */
function one<T>(items: readonly T[]): T | readonly T[] {
  const [only, ...others] = items;
  return only && others.length === 0 ? only : items;
}
