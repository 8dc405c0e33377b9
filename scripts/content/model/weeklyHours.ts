import { z } from 'zod';
import { group } from './fields.ts';
import { capitalized } from './words.ts';

/** The days of a week, in the order in which files and pages have them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const clock = '(1[0-2]|[1-9])(?::([0-5]\\d))? ([AP])M';
const timesPattern = new RegExp(`^${clock} to ${clock}$`);
const dayPattern = new RegExp(`^(?:[Cc]losed|${clock} to ${clock})$`);

/** Whether a field has the times of a day of the week. */
export const isWeekday = (name: unknown) => weekdays.some((day) => day === name);

/** In minutes after midnight. */
interface Times {
  opens: number;
  closes: number;
}

/** @returns `undefined` for what is not written as “8 AM to 5 PM”, such as “closed” */
function timesOf(written = ''): Times | undefined {
  const parts = timesPattern.exec(written)?.slice(1);
  if (!parts) return undefined;
  const [opens = 0, closes = 0] = [parts.slice(0, 3), parts.slice(3)].map(
    ([hour, minute = '0', half]) => ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + +minute,
  );
  return { opens, closes };
}

/** A closing time in the morning after an afternoon opening is on the next day. */
const isInOrder = ({ opens, closes }: Times, lastClosing: number) =>
  opens < closes || (opens >= noon && closes <= lastClosing);

const midnight = 0;
export const noon = 12 * 60;

const times = (name: Weekday, lastClosing: number) =>
  z
    .string()
    .regex(dayPattern)
    .refine((written) => isInOrder(timesOf(written) ?? { opens: 0, closes: 1 }, lastClosing), {
      error:
        'This ends before it begins. Write the opening time first, with AM for the morning and PM for the afternoon. Only the hours of an emergency phone may run past midnight.',
    })
    .optional()
    .meta({
      title: capitalized(name),
      description: 'The times, for example 8 AM to 5 PM, or closed',
    });

const week = (lastClosing: number) =>
  group('Week', 'The days with their times', {
    monday: times('monday', lastClosing),
    tuesday: times('tuesday', lastClosing),
    wednesday: times('wednesday', lastClosing),
    thursday: times('thursday', lastClosing),
    friday: times('friday', lastClosing),
    saturday: times('saturday', lastClosing),
    sunday: times('sunday', lastClosing),
  }).refine((days) => Object.values(days).some((written) => timesOf(written)), {
    error: 'At least one day must have times.',
    when: ({ issues }) => issues.length === 0,
  });

/**
 * Times for each day of the week, or “always”.
 * @param lastClosing how late on the next day times may end, in minutes after midnight
 */
export const weeklyHours = (title: string, description: string, lastClosing = midnight) =>
  z.union([z.literal('always').meta({ title: 'Always' }), week(lastClosing)]).meta({
    title,
    description,
    unknownAdvice:
      'Give each day its own line with its full name, such as “monday: 8 AM to 5 PM”, and leave out the days without times. The notice can announce a single day, such as a holiday.',
  });

export type WeeklyHours = Readonly<z.infer<ReturnType<typeof weeklyHours>>>;

/** Consecutive days with the same times. */
interface OpenDays extends Times {
  days: readonly Weekday[];
}

/** The days with times; consecutive days with the same times are together. */
export function openDays(hours: WeeklyHours): OpenDays[] {
  if (hours === 'always') return [{ days: weekdays, opens: 0, closes: 24 * 60 - 1 }];
  const groups: OpenDays[] = [];
  let isNext = false;
  for (const name of weekdays) {
    const found = timesOf(hours[name]);
    const last = groups.at(-1);
    if (found && last && isNext && last.opens === found.opens && last.closes === found.closes) {
      groups[groups.length - 1] = { ...last, days: [...last.days, name] };
    } else if (found) groups.push({ ...found, days: [name] });
    isNext = found !== undefined;
  }
  return groups;
}

/**
 * The hours as part of a sentence: “24/7”, “Monday–Friday 8 AM–5 PM”, “Mon–Fri 8 AM–5 PM, Sat 9
 * AM–12 PM”. Names are short where there are several, so that a week fits where “24/7” did.
 */
export function hoursInWords(hours: WeeklyHours, language: string): string {
  const [line = '', ...others] = hoursLines(hours, language);
  if (others.length === 0) return line;
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  return list.format(hoursLines(hours, language, 'short'));
}

/** The hours in words, with one text for each group of days. */
export function hoursLines(
  hours: WeeklyHours,
  language: string,
  weekday: 'long' | 'short' = 'long',
): string[] {
  if (hours === 'always') return ['24/7'];
  return openDays(hours).map(({ days, opens, closes }) => {
    const dates = [days[0], days.at(-1)].map((name) => weekdays.indexOf(name ?? 'monday') * day);
    const times = [opens, closes].map((time) => time * minute);
    const isFull = times.every((time) => time % (60 * minute) === 0);
    const time: Intl.DateTimeFormatOptions = isFull
      ? { hour: 'numeric' }
      : { hour: 'numeric', minute: '2-digit' };
    return `${span(language, { weekday }, dates)} ${span(language, time, times)}`;
  });
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);

/** “Monday–Friday”; one word if both are the same. Spaces in times differ between Node versions. */
function span(language: string, form: Intl.DateTimeFormatOptions, ends: readonly number[]): string {
  const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
  const words = ends.map((end) => format.format(monday + end).replaceAll(/\s/g, ' '));
  return [...new Set(words)].join('–');
}
