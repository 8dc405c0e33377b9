import type { Site } from '../model/site.ts';
import { emergencyLine, type PhoneLine } from '../model/siteCompany.ts';
import type { LineContact, OpeningHours, SiteData } from '../model/siteData.ts';
import { officeMaps } from '../model/siteOffice.ts';
import { hoursLines, openDays, type WeeklyHours } from '../model/weeklyHours.ts';
import { capitalized } from '../model/words.ts';
import { dataModule, type Output } from './modules.ts';
import type { SharedPages } from './sharing/sharedPages.ts';

/** A module of what follows from the content; the model has its type. */
export const siteDataModule = <Name extends keyof SiteData>(
  name: Name,
  source: string,
  value: SiteData[Name],
): Output[] =>
  dataModule(name, {
    source,
    types: "import type { SiteData } from '../scripts/content/model/siteData.ts';\n",
    type: `SiteData['${name}']`,
    value,
  });

/** The year is data like any other, so that a new year renders every page again. */
export const calendarModule = (now: Date): Output[] =>
  siteDataModule('calendar', 'the day', { year: now.getUTCFullYear() });

/** Data too: a preview and the site share one bundle, and switching renders every page again. */
export const previewModule = (isPreview: boolean): Output[] =>
  siteDataModule('preview', 'the setting PREVIEW', isPreview);

export const sharingModule = ({ composed, plain, fallback }: SharedPages): Output[] =>
  siteDataModule('sharing', 'the files in content/', {
    pictures: Object.fromEntries(
      [...composed, ...plain].map(({ path, picture }) => [path, picture]),
    ),
    fallback: fallback.picture,
  });

/** @param site free of errors */
export const contactsModule = (site: Site): Output[] =>
  siteDataModule('contacts', 'content/site.yaml', {
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
