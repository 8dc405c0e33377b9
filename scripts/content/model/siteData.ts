import type { Published, SharingPicture } from './published.ts';
import type { Site } from './site.ts';
import type { Weekday } from './weeklyHours.ts';

/** What pages read besides the content itself: each key is a module of that name. */
export interface SiteData {
  calendar: Calendar;
  contacts: Contacts;
  /** Whether the site may show samples. */
  preview: boolean;
  security: Security;
  sharing: Sharing;
}

/** What pages show about the day they were built. */
interface Calendar {
  /** In Coordinated Universal Time. */
  year: number;
}

/** Derived from the company’s facts: where to find its offices, and when it answers. */
export interface Contacts {
  /** The main office first. */
  offices: readonly OfficeContact[];
  phone: LineContact;
  /** Same as `phone` if the company has no other for emergencies. */
  emergency: LineContact;
}

/** Where to find an office on web maps. */
export interface OfficeMaps {
  /** The way there. */
  directions: string;
  map: string;
  /** A map for a frame; left out if only the address is known. */
  embed?: string;
}

/** An office with its maps and opening hours. */
export interface OfficeContact extends OfficeMaps {
  office: Published<Site>['offices'][number];
  /** For people: one for all days that are alike. */
  hours: readonly string[];
  openingHours: readonly OpeningHours[];
}

/** A number and when it is answered. */
export interface LineContact {
  phone: string;
  /** For people: one for all days that are alike. */
  hours: readonly string[];
  openingHours: readonly OpeningHours[];
}

/**
 * Days with the same times.
 * @see https://schema.org/OpeningHoursSpecification
 */
export interface OpeningHours {
  dayOfWeek: readonly Capitalize<Weekday>[];
  opens: string;
  closes: string;
}

interface Security {
  /** What pages may load, and where they may send data. */
  policy: string;
  /** The one inline script; the policy allows exactly this text. */
  speculationRules: string;
}

/** The sharing picture of each page. */
interface Sharing {
  /** By the page’s path. */
  pictures: Readonly<Record<string, SharingPicture>>;
  fallback: SharingPicture;
}
