import { z } from 'zod';
import { isProse } from '../../model/fieldSchema.ts';
import { fileSlug } from '../../model/fileName.ts';
import { numberWords } from '../../model/words.ts';
import { phoneDigits } from '../words/contacts.ts';
import { meantTimes } from '../words/hours.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Order = readonly [year: number, month: number, day: number];

/** The ways in which people here write dates. If several match, the first that is a day counts. */
const forms: readonly [form: RegExp, order: Order][] = [
  [/^(\d{4})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})$/, [1, 2, 3]],
  [/^(\d{4})(\d\d)(\d\d)$/, [1, 2, 3]],
  // The month comes first, or the day if it cannot be a month; but 24-12-15 may be a day of 2024.
  [/^(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{4}|\d\d)$/, [3, 1, 2]],
  [/^(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{4})$/, [3, 2, 1]],
  [/^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, [3, 1, 2]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?([a-z]{3,9})\.?,?[ -](\d{4})$/i, [3, 2, 1]],
  [/^(\d{4}),? ([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?$/i, [1, 2, 3]],
];

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;

/** A day of the calendar: there is no 31st in a shorter month. */
const day = z.iso.date();

/** The time after a date, as other programs write it. */
const hour = /[T ]\d{1,2}:\d\d.*$/;

/**
 * A date as files have it, 2024-12-15, from the ways in which people write it.
 * @returns `undefined` if it is not a date: only a person knows which day April 31 was meant to be
 */
export function meantDate(text: string): string | undefined {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(weekday, '').replace(hour, '');
  for (const [form, order] of forms) {
    const parts = form.exec(bare);
    if (!parts) continue;
    const [year = '', month = '', rest = ''] = order.map((index) => parts[index]);
    const date = [year.padStart(4, '20'), numberOf(month), rest.padStart(2, '0')].join('-');
    if (day.safeParse(date).success) return date === text ? undefined : date;
  }
  return undefined;
}

function numberOf(month: string): string {
  if (/^\d/.test(month)) return month.padStart(2, '0');
  const name = month.slice(0, 3).toLowerCase();
  return String(months.indexOf(name) + 1).padStart(2, '0');
}

/** In America, a greater number is a longitude, whose minus is often left out. */
const farthestNorth = 60;

/**
 * Degrees as a number, from a text with a degree sign or direction: south and west are negative.
 * @returns `undefined` for anything else, including a bare number
 */
export function meantDegrees(text: string): number | undefined {
  const [, degrees, sign, direction] =
    /^([-+]?\d{1,3}(?:\.\d{1,9})?) ?(°)? ?([NSEW])?$/i.exec(inDecimals(text)) ?? [];
  if (!degrees || !(sign || direction)) return undefined;
  const value = Number(degrees);
  const isBelow = direction ? /[sw]/i.test(direction) : value > farthestNorth;
  return isBelow ? -Math.abs(value) : value;
}

/** Degrees with their minutes and seconds, as maps show them, as a decimal number of degrees. */
const inDecimals = (text: string): string =>
  text.replace(
    /^(-?)(\d{1,3})° ?([0-5]?\d)[′’'](?: ?([0-5]?\d(?:\.\d{1,4})?)(?:[″”"]|''))?/,
    (_all, minus: string, degrees: string, minutes: string, seconds = '0') => {
      const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      return `${minus}${Number(value.toFixed(5))}°`;
    },
  );

/** A number whose minus has a space after it, or is the dash that a word processor makes of it. */
function meantNumber(text: string): number | undefined {
  const bare = text.replace(/^[-–−] ?(?=\d)/, '-');
  return /^[-+]?(?:\d{1,9}|\d{0,9}\.\d{1,9})$/.test(bare) ? Number(bare) : undefined;
}

/**
 * A phone number as the site shows it, (815) 555-0142, from other ways to write it.
 * @returns `undefined` if it does not have the ten digits of an American number
 */
function meantPhone(text: string): string | undefined {
  const bare = text.replace(/^(?:tel|phone|call)[:.]?\s*/i, '');
  if (!/^[\s\d()+./–—‑-]+$/.test(bare)) return undefined;
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phoneDigits(bare)) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}

/**
 * A complete https address from one without its start.
 * @returns `undefined` if it is not an address or has spaces inside
 */
function meantUrl(text: string): string | undefined {
  const rest = text.replace(/^<(.*)>$/, '$1').replace(/^(?:https?:?)?(?:\/\/?|:\/\/)\s*/i, '');
  const isAddress = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(rest);
  return isAddress && URL.canParse(`https://${rest}`) ? `https://${rest}` : undefined;
}

/** An e-mail address, from a link to it. */
const meantMail = (text: string): string | undefined =>
  /^<?mailto:\s*([^\s<>?]+@[^\s<>?]+)>?$/i.exec(text)?.[1];

/** The host of an address, for fields that take only a host. */
export const meantHost = (text: string): string | undefined =>
  /^https?:\/\/([\w-]+(?:\.[\w-]+)+)\/?$/i.exec(text)?.[1]?.toLowerCase();

/** Owner and name of a repository, from any of its GitHub addresses. */
const meantRepository = (text: string): string | undefined =>
  /^(?:https?:\/\/|git@)?(?:www\.)?github\.com[/:]([\w-]+\/[\w.-]+?)(?:\.git)?(?:\/.*)?$/i.exec(
    text,
  )?.[1];

/**
 * What a typed text means in its field: itself if the field takes words, else the date, number and
 * so on that it represents.
 * @param leaf the field’s schema
 */
export function meantValue(text: string, leaf: z.core.$ZodType): unknown {
  if (isProse(leaf)) return text;
  return meaningsOf(text).find((value) => z.safeParse(leaf, value).success) ?? text;
}

/** What someone meant by “yes” and the like. */
export function meantBoolean(value: unknown): boolean | undefined {
  if (/^(?:true|yes|on)$/i.test(String(value))) return true;
  return /^(?:false|no|off)$/i.test(String(value)) ? false : undefined;
}

const numbers = new Map(['zero', ...numberWords.slice(1)].map((word, number) => [word, number]));

/** A number with what it counts, which the field already says: “10 years”, “5/5”, “★★★★★”. */
function meantAmount(text: string): number | undefined {
  if (/^[★⭐]{1,5}$/u.test(text)) return [...text].length;
  const [, amount] =
    /^(\d{1,3})(?:\/5| out of 5|[ -]?(?:stars?|days?|years?|mph))$/i.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

const readers: readonly ((text: string) => unknown)[] = [
  (text) => text,
  meantNumber,
  meantBoolean,
  (text) => numbers.get(text.toLowerCase()),
  meantAmount,
  meantDegrees,
  meantDate,
  meantPhone,
  meantMail,
  meantUrl,
  meantHost,
  meantRepository,
  meantTimes,
  // Last, as anything can be turned into a name.
  (text) => fileSlug(text) || undefined,
];

/** Everything that a text could mean, itself first. */
export const meaningsOf = (text: string): unknown[] => readers.flatMap((read) => read(text) ?? []);
