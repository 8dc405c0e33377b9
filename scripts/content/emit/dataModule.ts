import type { Site } from '../model/site.ts';
import { emergencyLine, type PhoneLine } from '../model/siteCompany.ts';
import { officeMaps } from '../model/siteOffice.ts';
import { hoursLines, openDays, type WeeklyHours } from '../model/weeklyHours.ts';
import { capitalized } from '../model/words.ts';
import type { SharedPages } from './sharing/sharedPages.ts';

/** A file to write: its path below `generated/` and what it holds. */
export type Output<Content extends string | Uint8Array = string> = readonly [
  path: string,
  content: Content,
];

interface DataModule {
  /** What it is made from, as its first line says. */
  source: string;
  /** Imports, and types that it exports. */
  types: string;
  /** Of the value, as TypeScript writes it. */
  type: string;
  value: unknown;
}

/** The first line of every module that the compiler makes. */
export const madeFrom = (source: string) =>
  `// Made from ${source} by \`npm run compile\`; edit that instead.\n`;

/**
 * A module that exports one value of its name. The value lies in a file of its own, so that the
 * module changes with its type alone, and a bundle of it need not be made again.
 */
export function dataModule(name: string, { source, types, type, value }: DataModule): Output[] {
  const file = `data/${name}.json`;
  const text = `${madeFrom(source)}
import { readGenerated } from '../scripts/content/emit/readGenerated.ts';
${types}
export const ${name}: ${type} = readGenerated('${file}');
`;
  return [
    [`${name}.ts`, text],
    [file, JSON.stringify(value)],
  ];
}

/** The module to which a changed file of `generated/` belongs. */
export const moduleOf = (file: string) => file.replace(/^data\/(.+)\.json$/, '$1.ts');

/**
 * What pages show of the day they are built on. It is data like any other, so that a new year renders
 * every page anew.
 */
export const calendarModule = (now: Date): Output[] =>
  dataModule('calendar', {
    source: 'the day',
    types: `
export interface Calendar {
  /** In Coordinated Universal Time. */
  year: number;
}
`,
    type: 'Calendar',
    value: { year: now.getUTCFullYear() },
  });

/**
 * What every page says of itself while the site may show samples. It is data too: a preview and the
 * site are made from one bundle, and each page is rendered anew between them.
 */
export const previewModule = (isPreview: boolean): Output[] =>
  dataModule('preview', {
    source: 'the setting PREVIEW',
    types: '',
    type: 'boolean',
    value: isPreview,
  });

/** The sharing picture of each page. */
export const sharingModule = ({ composed, plain, fallback }: SharedPages): Output[] =>
  dataModule('sharing', {
    source: 'the files in content/',
    types: `import type { SharingPicture } from '../scripts/content/model/published.ts';

export interface Sharing {
  /** By the page’s path. */
  pictures: Readonly<Record<string, SharingPicture>>;
  fallback: SharingPicture;
}
`,
    type: 'Sharing',
    value: {
      pictures: Object.fromEntries(
        [...composed, ...plain].map(({ path, picture }) => [path, picture]),
      ),
      fallback: fallback.picture,
    },
  });

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
    dayOfWeek: days.map(capitalized),
    opens: timeOfDay(opens),
    closes: timeOfDay(closes),
  }));

/** @param minutes after midnight */
const timeOfDay = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
