import type { Place } from 'schema-dts';
import type { OfficeContact, OpeningHours } from '../../scripts/content/model/siteData.ts';

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
export const hoursSpecification = (hours: OpeningHours) =>
  ({ '@type': 'OpeningHoursSpecification', ...hours }) as const;
