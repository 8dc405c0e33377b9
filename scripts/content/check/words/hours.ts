import { openDays, type WeeklyHours } from '../../model/weeklyHours.ts';

const always =
  /\b24 ?\/ ?7\b|(?<!within )\b24[- ]hours?\b|\bany ?time\b|\bany hour\b|\ba?round[- ]the[- ]clock\b|\bday (?:and|or) night\b/i;

/** Whether words about hours say that someone always answers. */
export const isAroundTheClock = (words: string): boolean =>
  always.test(words) && !denial.test(words);

const denial = /\b(?:no longer|not|never|no)\b|n[’']t\b/i;

/** Calls to somebody else: “Call 911 at night”, “call your insurer”. */
const toOthers =
  '(?! (?:9-?1-?1|your|the (?:fire|police|gas|power|electric|utility|insurance))\\b)';
const answers = new RegExp(
  String.raw`\b(?:phones?|(?:emergency|phone|hot) ?lines?|calls?${toOthers}|answer(?:s|ed)?|emergency (?:response|services?|help|crews?|repairs?|roof repairs?))\b`,
  'i',
);
const ofPhone = String.raw`(?:\b(?:the|our) phones? (?:is|are) (?:always )?answered\b|\banswers? (?:the|our) phones?\b|\bcall(?: us)? instead\b|\{phone\})`;
const promises = new RegExp(
  String.raw`(?:${ofPhone}[^.!?{]{0,40}?)?\b(?:(?:at )?any hour|whatever the hour|at night|all night|a?round[- ]the[- ]clock|day (?:and|or) night|24 hours a day)\b`,
  'gi',
);
const noPromise = new RegExp(
  String.raw`(?:\b(?:not|never|nobody|no one)\b|n[’']t\b)[^,;:]*?(?:${promises.source})`,
  'gi',
);
const promiseOfPhone = new RegExp(`^${ofPhone}`, 'i');

/** Whether such words name the phone itself, so that they can’t mean another line. */
export const isOfPhone = (words: string): boolean => promiseOfPhone.test(words);

/** Whether the words contain something that {@link phonePromises} looks for. */
export const isPhonePromise = (words: string): boolean => words.search(promises) >= 0;

/** The words of a sentence about the phone that say it is always answered. */
export const phonePromises = (sentence: string): string[] =>
  answers.test(sentence) ? (sentence.replaceAll(noPromise, '').match(promises) ?? []) : [];

const phone = /\bour phones?\b|\bwe (?:answer|pick up)\b|\b(?:the )?phones? (?:is|are) answered\b/i;

/** Whether a sentence says when our phone is answered. */
export const isAboutPhone = (sentence: string): boolean =>
  phone.test(sentence) && !denial.test(sentence);

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*';
const time = String.raw`\d{1,2}(?::\d\d)?(?!\d)(?: ?[ap]\.?m\b)?`;
const schedule = String.raw`\b(?<first>Mon(?:day)?s?|Weekdays)\b\.?(?: ?(?:–|-|to|through) ?(?<last>${day})\.?)?[,:]? (?:from )?(?<opens>${time})\.? ?(?:–|-|to|until) ?(?<closes>${time})`;

/** Matches days with their times. */
export const schedules = new RegExp(schedule, 'gi');

/** Days and times in a uniform spelling, so that different ways to write them can be compared. */
export function hoursIn(words: string): string | undefined {
  const found = new RegExp(schedule, 'i').exec(words)?.groups;
  if (!found) return undefined;
  const { first = '', last, opens = '', closes = '' } = found;
  const days = /^w/i.test(first) ? 'mon-fri' : [first, last ?? first].map(inShort).join('-');
  return `${days} ${minutes(opens, 0)}-${minutes(closes, 12)}`;
}

const inShort = (name: string) => name.slice(0, 3).toLowerCase();

/** @param half the hours to add if neither AM nor PM is given */
function minutes(words: string, half: 0 | 12): number {
  const [, hour, minute = 0, sign] = /^(\d+)(?::(\d+))?(?: ?([ap]))?/i.exec(words) ?? [];
  const noon = sign ? (/p/i.test(sign) ? 12 : 0) : Number(hour) >= 12 ? 12 : half;
  const base = sign || Number(hour) <= 12 ? Number(hour) % 12 : Number(hour) - 12;
  return (base + noon) * 60 + Number(minute);
}

/** A day whose times would begin and end at the same minute. */
const wholeDay = /^(?:open )?(?:24 ?h(?:ou)?rs?|all day|a?round the clock)$/i;

const span = new RegExp(`^(${time})\\.? ?(?:–|-|to|until) ?(${time})\\.?$`, 'i');

/** Times as weekly hours have them, “8 AM to 5 PM”, from times written in another way. */
export function meantTimes(words: string): string | undefined {
  if (wholeDay.test(words)) return '12 AM to 11:59 PM';
  const named = words
    .replace(/\b(?:12 )?noon\b/gi, '12 PM')
    .replace(/\b(?:12 )?midnight\b/gi, '12 AM');
  const [, opens, closes] = span.exec(named) ?? [];
  if (!opens || !closes) return undefined;
  return `${onTheClock(minutes(opens, 0))} to ${onTheClock(minutes(closes, 12))}`;
}

const times = new RegExp(time, 'gi');

/** What to do about times of a day that nobody can write in that format. */
export function adviseTimes(words: string): string {
  if (/appoint/i.test(words))
    return 'For a day without fixed times, write closed, or leave it out.';
  return (words.match(times)?.length ?? 0) > 2
    ? 'A day can have only one opening and one closing time. Write when you first open and when you last close.'
    : '';
}

function onTheClock(time: number): string {
  const [hour, rest] = [Math.floor(time / 60), time % 60];
  const written = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${written} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Weekly hours in the spelling of {@link hoursIn}; none if always open. */
export const schedulesOf = (hours: WeeklyHours): string[] =>
  hours === 'always'
    ? []
    : openDays(hours).map(({ days, opens, closes }) => {
        const [first = '', last = ''] = [days[0], days.at(-1)];
        return `${inShort(first)}-${inShort(last)} ${opens}-${closes}`;
      });
