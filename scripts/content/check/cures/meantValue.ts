import { z } from 'zod';
import { metaOf, unwrap } from '../../model/fieldSchema.ts';
import { fileSlug } from '../../model/fileName.ts';
import { meantTimes } from '../../model/openingHours.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Order = readonly [year: number, month: number, day: number];

/** The ways in which people here write dates. Where two fit, the first that gives a day counts. */
const forms: readonly [form: RegExp, order: Order][] = [
  [/^(\d{4})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})$/, [1, 2, 3]],
  [/^(\d{4})(\d\d)(\d\d)$/, [1, 2, 3]],
  // The month comes first here; where it cannot, the day does, but 24-12-15 may be a day of 2024.
  [/^(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{4}|\d\d)$/, [3, 1, 2]],
  [/^(\d{1,2})\s*[-/. –‑]\s*(\d{1,2})\s*[-/. –‑]\s*(\d{4})$/, [3, 2, 1]],
  [/^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, [3, 1, 2]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?([a-z]{3,9})\.?,?[ -](\d{4})$/i, [3, 2, 1]],
  [/^(\d{4}),? ([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?$/i, [1, 2, 3]],
];

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;

/** The hour behind a day, as other programs write it. */
const hour = /[T ]\d{1,2}:\d\d.*$/;

/**
 * A date as files have it, 2024-12-15, from one that is written as people do.
 * @returns `undefined` for what is no date: of April 31 only a person knows which day was meant
 */
export function meantDate(text: string): string | undefined {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(weekday, '').replace(hour, '');
  for (const [form, order] of forms) {
    const parts = form.exec(bare);
    if (!parts) continue;
    const [year = '', month = '', day = ''] = order.map((index) => parts[index]);
    const date = [year.padStart(4, '20'), numberOf(month), day.padStart(2, '0')].join('-');
    if (isDay(date)) return date === text ? undefined : date;
  }
  return undefined;
}

function numberOf(month: string): string {
  if (/^\d/.test(month)) return month.padStart(2, '0');
  const name = month.slice(0, 3).toLowerCase();
  return String(months.indexOf(name) + 1).padStart(2, '0');
}

/** Day 31 of a month of 30 would be another day. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** In America a greater number is a longitude, of which the minus is often left out. */
const farthestNorth = 60;

/**
 * Degrees as a number, from those with their sign or direction: south and west are below zero.
 * @returns `undefined` for anything else, a bare number among it
 */
export function meantDegrees(text: string): number | undefined {
  const [, degrees, sign, direction] =
    /^([-+]?\d{1,3}(?:\.\d{1,9})?) ?(°)? ?([NSEW])?$/i.exec(text) ?? [];
  if (!degrees || !(sign || direction)) return undefined;
  const value = Number(degrees);
  const isBelow = direction ? /[sw]/i.test(direction) : value > farthestNorth;
  return isBelow ? -Math.abs(value) : value;
}

/**
 * A phone number as the site shows it, (815) 555-0142, from one that is written in another way.
 * @returns `undefined` for what has not the ten digits of a number here
 */
function meantPhone(text: string): string | undefined {
  const bare = text.replace(/^(?:tel|phone|call)[:.]?\s*/i, '');
  if (!/^[\s\d()+./–—‑-]+$/.test(bare)) return undefined;
  const [, area, exchange, line] =
    /^1?(\d{3})(\d{3})(\d{4})$/.exec(bare.replaceAll(/\D/g, '')) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}

/**
 * A whole, encrypted address from one that lacks its start.
 * @returns `undefined` for what is no address, or has spaces inside
 */
function meantUrl(text: string): string | undefined {
  const rest = text.replace(/^<(.*)>$/, '$1').replace(/^(?:https?:?)?(?:\/\/?|:\/\/)\s*/i, '');
  const isAddress = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(rest);
  return isAddress && URL.canParse(`https://${rest}`) ? `https://${rest}` : undefined;
}

/** The name of the site that an address leads to, for fields that take no more. */
export const meantHost = (text: string): string | undefined =>
  /^https?:\/\/([\w-]+(?:\.[\w-]+)+)\/?$/i.exec(text)?.[1]?.toLowerCase();

/** Owner and name of a repository, from any address of it at GitHub. */
const meantRepository = (text: string): string | undefined =>
  /^(?:https?:\/\/|git@)?(?:www\.)?github\.com[/:]([\w-]+\/[\w.-]+?)(?:\.git)?(?:\/.*)?$/i.exec(
    text,
  )?.[1];

/**
 * What a typed text is to the field it stands in: itself for words, else the date, number and so on
 * that it says.
 * @param leaf the field’s schema
 */
export function meantValue(text: string, leaf: z.core.$ZodType): unknown {
  if (isProse(leaf)) return text;
  return meaningsOf(text).find((value) => z.safeParse(leaf, value).success) ?? text;
}

/** Whether a field takes words of any kind. */
export function isProse(leaf: z.core.$ZodType): boolean {
  const inner = unwrap(leaf);
  if (!(inner instanceof z.ZodString) || inner.format) return false;
  return !metaOf(leaf).reference && !metaOf(inner).reference;
}

const booleans = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['no', false],
  ['off', false],
]);

/** What someone who wrote “yes” meant. */
export const meantBoolean = (value: unknown) => booleans.get(String(value).toLowerCase());

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number) => [word, number]),
);

const readers: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => (/^[-+]?(?:\d{1,9}|\d{0,9}\.\d{1,9})$/.test(text) ? Number(text) : undefined),
  meantBoolean,
  (text) => numbers[text.toLowerCase()],
  meantDegrees,
  meantDate,
  meantPhone,
  meantUrl,
  meantHost,
  meantRepository,
  meantTimes,
  // Last, as a name can be made of anything.
  (text) => fileSlug(text) || undefined,
];

/** Everything that a text could say, itself first. */
export const meaningsOf = (text: string): unknown[] => readers.flatMap((read) => read(text) ?? []);
