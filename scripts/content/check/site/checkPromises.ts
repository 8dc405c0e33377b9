import { collectionTypes } from '../../model/contentTypes.ts';
import {
  type Diagnostic,
  type Finding,
  finding,
  locate,
  withoutSuggestion,
} from '../../model/diagnostic.ts';
import type { ContactDetail } from '../../model/fileFacts.ts';
import type { FactValues } from '../../model/placeholders.ts';
import type { Site } from '../../model/site.ts';
import { emergencyLine } from '../../model/siteCompany.ts';
import { numberWords } from '../../model/words.ts';
import {
  hoursIn,
  isAroundTheClock,
  isOfPhone,
  isPhonePromise,
  schedulesOf,
} from '../words/hours.ts';
import type { CheckedSite } from './sitePages.ts';

/** Checks that texts ask for photographs only if the site says how to send them. */
export function checkPhotoRequests({ model, facts }: CheckedSite): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site || site.email || site.textMessages) return [];
  return [...facts.values()].flatMap(({ file, photoRequests }) =>
    photoRequests.map(({ words, range }) =>
      locate(finding('photos-unreachable', { words }), file, range),
    ),
  );
}

/** Checks that texts promise a reply within the time that the form promises. */
export function checkReplies({ model, facts }: CheckedSite): Diagnostic[] {
  const { sent, emergency } = model.singles.estimateForm?.value ?? {};
  if (!sent) return [];
  const reply = sent.replyWithin;
  const isKept = (words: string, isEmergency: boolean) => {
    const promised = [sent, isEmergency ? emergency : undefined];
    const time = lengthOf(words.split(/ within /i).at(-1));
    return promised.some((form) => form && lengthOf(form.replyWithin) === time);
  };
  return [...facts.values()]
    .filter(({ file }) => !isCustomers(file) && !isOfOtherMatters(file))
    .flatMap(({ file, contacts }) =>
      contacts.flatMap(({ kind, text, isEmergency, range, isExact }) => {
        if (kind !== 'reply' || isKept(text, isEmergency)) return [];
        const suggestion = text.replace(/(?<= within ).*$/i, reply);
        const found = finding('other-reply', { words: text, reply }, { suggestion });
        return [locate(isExact ? found : withoutSuggestion(found), file, range)];
      }),
    );
}

const timeForm = /^(half )?(\w+) (?:full )?(business |working )?(minute|hour|day)s?$/;
const inMinutes: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 24 * 60 };

/** A time in minutes, so that “one day” is “24 hours”; business days equal only business days. */
function lengthOf(time = ''): string {
  const words = time.toLowerCase();
  const [, half, amount = '', business, unit = ''] = timeForm.exec(words) ?? [];
  const written = amount.replace(/^an?$/, 'one');
  const number = numberWords.includes(written) ? numberWords.indexOf(written) : Number(written);
  const minutes = (number * (inMinutes[unit] ?? Number.NaN)) / (half ? 2 : 1);
  return minutes ? `${minutes}${business ? ' at work' : ''}` : words;
}

/** Whether a file is a page about something other than the work, such as privacy. */
const isOfOtherMatters = (file: string) =>
  file.startsWith(`content/${collectionTypes.pages.folder}/`);

/** Files in which days and times are the company’s hours; elsewhere they may be anyone’s. */
const filesWithHours = ['content/site.yaml', 'content/service-page.yaml'];

/** What copy says about the company, and what is true. */
export interface Claim {
  detail: ContactDetail;
  site: Site;
  facts: FactValues;
  file: string;
}

/** Finds words about hours that contradict when the phone and the emergency line are answered. */
export function checkHours(claim: Claim): Finding | undefined {
  const { detail, site, facts } = claim;
  const { text, isEmergency } = detail;
  const isAlways = isAroundTheClock(text) || isPhonePromise(text);
  const contradicts = isAlways ? !promisedLines(claim).includes('always') : isOtherSchedule(claim);
  const hours = facts[isEmergency ? 'emergency.hours' : 'phone.hours'] ?? '';
  const params = { words: text, hours, place: 'content/site.yaml' };
  return contradicts
    ? finding('other-hours', params, isAlways ? { help: alwaysHelp(site) } : {})
    : undefined;
}

const alwaysHelp = (site: Site) =>
  emergencyLine(site).hours === 'always'
    ? 'Say that it is the emergency line, {emergency.phone}, that always answers, or write {phone.hours} for the time.'
    : 'Leave these words out, or write {phone.hours} for the time. If emergency calls are answered around the clock, add their number to content/site.yaml, below “emergencyPhone:”; it can be the same one.';

/** The hours that words may mean: also the emergency line’s, unless they are only of the phone. */
function promisedLines({ detail: { text, isEmergency }, site, file }: Claim) {
  const { phone } = site;
  const emergency = emergencyLine(site);
  const isBesideNumber = filesWithHours.includes(file) && /\d/.test(text);
  const isOfPhoneAlone = isBesideNumber || (isOfPhone(text) && emergency.display !== phone.display);
  return isOfPhoneAlone && !isEmergency ? [phone.hours] : [phone.hours, emergency.hours];
}

function isOtherSchedule({ detail, site, file }: Claim): boolean {
  // Whether these are surely the hours of the company’s phone.
  const isOurs = detail.isOfPhone === true || filesWithHours.includes(file);
  const all = [
    site.phone.hours,
    emergencyLine(site).hours,
    ...site.offices.map(({ hours }) => hours),
  ];
  const own = all.flatMap((hours) => (hours ? schedulesOf(hours) : []));
  if (own.length === 0) return isOurs;
  return (isOurs || isOwnPage(file)) && !own.includes(hoursIn(detail.text) ?? '');
}

/** Whether a file has the words of customers, which are about other things and are not changed. */
export const isCustomers = (file: string) =>
  file.startsWith(`content/${collectionTypes.testimonials.folder}/`);

/** Whether a file is that of a page about the company. */
export const isOwnPage = (file: string) => /^content\/(?!site\.)[^/]+\.yaml$/.test(file);
