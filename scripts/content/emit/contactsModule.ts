import type { Site } from '../model/site.ts';
import { emergencyLine, type PhoneLine } from '../model/siteCompany.ts';
import { officeMaps } from '../model/siteOffice.ts';
import { hoursLines, openDays, type WeeklyHours } from '../model/weeklyHours.ts';
import { dataModule, type Output } from './dataModule.ts';

/**
 * What follows from the company’s facts: where its offices are found, and its hours as pages and
 * search engines take them.
 * @param site free of errors
 */
export function contactsModule(site: Site): Output[] {
  return dataModule('contacts', {
    source: 'content/site.yaml',
    types: `import type { OfficeMaps } from '../scripts/content/model/siteOffice.ts';
import type { Site } from './site.ts';

/** Days with the same times, as schema.org writes them. */
export interface OpeningHours {
  dayOfWeek: readonly ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[];
  opens: string;
  closes: string;
}

/** An office, with where it is found and when. */
export interface OfficeContact extends OfficeMaps {
  office: Site['offices'][number];
  /** For people: one for all days that are alike. */
  hours: readonly string[];
  openingHours: readonly OpeningHours[];
}

/** A number, and when it is answered. */
export interface LineContact {
  phone: string;
  /** For people: one for all days that are alike. */
  hours: readonly string[];
  openingHours: readonly OpeningHours[];
}

export interface Contacts {
  /** The main office first. */
  offices: readonly OfficeContact[];
  phone: LineContact;
  /** The same, where the company has no other for emergencies. */
  emergency: LineContact;
}
`,
    type: 'Contacts',
    value: {
      offices: site.offices.map((office) => ({
        office,
        ...officeMaps(office),
        hours: office.hours ? hoursLines(office.hours, site.language) : [],
        openingHours: office.hours ? openingHours(office.hours) : [],
      })),
      phone: lineContact(site.phone, site.language),
      emergency: lineContact(emergencyLine(site), site.language),
    },
  });
}

const lineContact = ({ display, hours }: PhoneLine, language: string) => ({
  phone: display,
  hours: hoursLines(hours, language),
  openingHours: openingHours(hours),
});

/** @see https://schema.org/OpeningHoursSpecification */
const openingHours = (hours: WeeklyHours) =>
  openDays(hours).map(({ days, opens, closes }) => ({
    dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
    opens: timeOfDay(opens),
    closes: timeOfDay(closes),
  }));

/** @param minutes after midnight */
const timeOfDay = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
