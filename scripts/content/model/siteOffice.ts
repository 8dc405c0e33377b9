import { z } from 'zod';
import { state } from './fieldGroups.ts';
import { coordinates, group, pattern, placeholder, text, wholePlace } from './fields.ts';
import { weeklyHours } from './weeklyHours.ts';

const office = group('Office', 'An address where people can find us', {
  street: text('Street', 'House number and street', { max: 80 }).meta({
    role: 'fact',
    sample: 'words',
  }),
  city: text('City', 'The office’s city', { max: 60 }),
  state,
  zip: pattern('ZIP code', 'Five digits, for example 61101', /^\d{5}(-\d{4})?$/),
  ...coordinates('without it, maps look for the street'),
  hours: weeklyHours(
    'Opening hours',
    'When the door is open; leave them out if people come by appointment',
  ).optional(),
  placeholder,
}).superRefine(wholePlace);

export const offices = z.array(office).min(1).max(20).meta({
  title: 'Offices',
  description:
    'Shown in the footer and on the contact page; the first one is the main office, used beside the form and for search engines',
});

type Office = Readonly<z.infer<typeof office>>;

/** The address on one line, for maps and texts. */
export const addressLine = ({ street, city, state, zip }: Office): string =>
  `${street}, ${city}, ${state} ${zip}`;

/** The site whose maps the contact page shows and the security policy allows. */
export const mapsOrigin = 'https://www.openstreetmap.org';

/** How much a map shows on each side of an office, in degrees: one to two miles. */
const margin = { latitude: 0.0175, longitude: 0.035 };

/** Where to find an office on web maps. */
export interface OfficeMaps {
  /** The way there. */
  directions: string;
  map: string;
  /** A map for a frame; left out if only the address is known. */
  embed?: string;
}

/** @returns links to other sites, by the office’s coordinates or else by its address */
export function officeMaps(office: Office): OfficeMaps {
  const { latitude, longitude } = office;
  if (latitude === undefined || longitude === undefined) {
    const address = encodeURIComponent(addressLine(office));
    return { directions: directionsTo(address), map: `${mapsOrigin}/search?query=${address}` };
  }
  const point = encodeURIComponent(`${latitude},${longitude}`);
  const box = [
    longitude - margin.longitude,
    latitude - margin.latitude,
    longitude + margin.longitude,
    latitude + margin.latitude,
  ].map((degrees) => Number(degrees.toFixed(5)));
  return {
    directions: directionsTo(point),
    map: `${mapsOrigin}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
    embed: `${mapsOrigin}/export/embed.html?bbox=${encodeURIComponent(box.join())}&layer=mapnik&marker=${point}`,
  };
}

/** @see https://developers.google.com/maps/documentation/urls/get-started#directions-action */
const directionsTo = (destination: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
