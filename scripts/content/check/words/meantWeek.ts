import { type Weekday, weekdays } from '../../model/weeklyHours.ts';
import { isAroundTheClock, meantTimes } from './hours.ts';

const name = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const days = String.raw`(?<first>${name}|weekdays?|weekends?|daily|every ?day)\.?(?: ?(?:–|-|to|thru|through) ?(?<last>${name})\.?)?`;
const line = new RegExp(`^(?:open )?${days}[:,]? ?(?:from )?(?<times>.+)$`, 'i');

/** Where the times of further days begin. */
const nextDays = new RegExp(
  String.raw`(?<=[\dm.]|noon|closed)[,;]? (?:(?:and|&) )?(?=${name}\b|weekend)`,
  'i',
);

/**
 * The times of each day, as weekly hours have them, from words such as “Mon–Fri 8–5, Sat 9–12”.
 * @returns `undefined` unless all of the words are understood, and each day has one line; also for a
 *   phone that is always answered, which is a word of its own
 */
export function meantWeek(words: string): Partial<Record<Weekday, string>> | undefined {
  const bare = words.trim().replace(/^M ?[–-] ?F\b/, 'Mon-Fri');
  const parts = bare.split(nextDays).map((part) => line.exec(part)?.groups);
  const week = parts.flatMap((part) => {
    const { first = '', last, times = '' } = part ?? {};
    const written = /^closed$/i.test(times) ? 'closed' : meantTimes(times);
    return written ? daysFrom(first, last).map((day) => [day, written] as const) : [undefined];
  });
  const known = week.filter((day) => day !== undefined);
  const named = Object.fromEntries(known);
  const isClear = known.length === week.length && Object.keys(named).length === week.length;
  const isAlways = week.length === weekdays.length && isAroundTheClock(words);
  return isClear && week.length > 0 && !isAlways ? inOrder(named) : undefined;
}

function daysFrom(first: string, last = first): readonly Weekday[] {
  if (/^weekd/i.test(first)) return weekdays.slice(0, 5);
  if (/^weekend/i.test(first)) return weekdays.slice(5);
  if (/^(?:daily|every)/i.test(first)) return weekdays;
  return weekdays.slice(placeOf(first), placeOf(last) + 1);
}

const placeOf = (day: string) =>
  weekdays.findIndex((name) => name.startsWith(day.slice(0, 3).toLowerCase()));

const inOrder = (week: Partial<Record<Weekday, string>>) =>
  Object.fromEntries(weekdays.flatMap((day) => (week[day] ? [[day, week[day]]] : [])));
