import type { Site } from '../model/site.ts';
import { addressLine, emergencyLine, type Office, type PhoneLine } from '../model/siteCompany.ts';
import type { LineContact, OfficeMaps, OpeningHours, SiteData } from '../model/siteData.ts';
import { hoursLines, openDays, type WeeklyHours } from '../model/weeklyHours.ts';
import { capitalized } from '../model/words.ts';
import { dataModule, type Output } from './modules.ts';

/** What each module is made from, for its first line. */
const sources: Readonly<Record<keyof SiteData, string>> = {
  // The year is data like any other, so that a new year renders every page again.
  calendar: 'the day',
  contacts: 'content/site.yaml',
  // Data too: a preview and the site share one bundle, and switching renders every page again.
  preview: 'the setting PREVIEW',
  security: 'content/site.yaml',
  sharing: 'the files in content/',
};

/** A module of what follows from the content; the model has its type. */
export const siteDataModule = <Name extends keyof SiteData>(
  name: Name,
  value: SiteData[Name],
): Output[] =>
  dataModule(name, {
    source: sources[name],
    types: "import type { SiteData } from '../scripts/content/model/siteData.ts';\n",
    type: `SiteData['${name}']`,
    value,
  });

/** @param site free of errors */
export const contactsModule = (site: Site): Output[] =>
  siteDataModule('contacts', {
    offices: site.offices.map((office) => ({
      office,
      ...officeMaps(office),
      hours: office.hours ? hoursLines(office.hours, site.language) : [],
      openingHours: office.hours ? openingHours(office.hours) : [],
    })),
    phone: lineContact(site.phone, site.language),
    emergency: lineContact(emergencyLine(site), site.language),
  });

const lineContact = ({ display, hours }: PhoneLine, language: string): LineContact => ({
  phone: display,
  hours: hoursLines(hours, language),
  openingHours: openingHours(hours),
});

const openingHours = (hours: WeeklyHours): OpeningHours[] =>
  openDays(hours).map(({ days, opens, closes }) => ({
    dayOfWeek: days.map(capitalized),
    opens: timeOfDay(opens),
    closes: timeOfDay(closes),
  }));

/** @param minutes after midnight */
const timeOfDay = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The site whose maps the contact page shows and the security policy allows. */
export const mapsOrigin = 'https://www.openstreetmap.org';

/** How much a map shows on each side of an office, in degrees: one to two miles. */
const margin = { latitude: 0.0175, longitude: 0.035 };

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
