import type { Site } from '../model/site.ts';
import { emergencyLine, type PhoneLine } from '../model/siteCompany.ts';
import {
  type LineContact,
  type OpeningHours,
  officeMaps,
  type SiteData,
} from '../model/siteData.ts';
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
