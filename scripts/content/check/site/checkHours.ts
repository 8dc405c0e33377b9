import { type Finding, finding } from '../../model/diagnostic.ts';
import {
  hoursIn,
  isAroundTheClock,
  isPhonePromise,
  schedulesOf,
} from '../../model/openingHours.ts';
import type { Site } from '../../model/site.ts';
import { emergencyLine } from '../../model/siteCompany.ts';
import type { siteFacts } from '../../model/siteFacts.ts';
import { isOwnPage } from './speaker.ts';

/** What is known of some words about hours. */
interface HoursWords {
  /** Whether their sentence is about emergencies. */
  isEmergency: boolean;
  site: Site;
  facts: ReturnType<typeof siteFacts>;
  file: string;
}

/** Where days and times are the hours of the company; elsewhere they may be anybody’s. */
const filesWithHours = ['content/site.yaml', 'content/service-page.yaml'];

/** Finds words about hours that do not fit when the phone and the emergency line are answered. */
export function checkHours(text: string, words: HoursWords): Finding | undefined {
  const { isEmergency, site, facts, file } = words;
  const contradicts =
    isAroundTheClock(text) || isPhonePromise(text)
      ? !promisedLines(text, words).includes('always')
      : isOtherSchedule(text, site, file);
  const hours = facts[isEmergency ? 'emergency.hours' : 'phone.hours'] ?? '';
  return contradicts
    ? finding('other-hours', { words: text, hours, place: 'content/site.yaml' })
    : undefined;
}

/** The emergency line may answer while the phone does not; beside the number stand its own hours. */
function promisedLines(text: string, { isEmergency, site, file }: HoursWords) {
  const isBesideNumber = filesWithHours.includes(file) && /\d/.test(text) && !isEmergency;
  return isBesideNumber ? [site.phone.hours] : [site.phone.hours, emergencyLine(site).hours];
}

function isOtherSchedule(text: string, site: Site, file: string): boolean {
  const all = [
    site.phone.hours,
    emergencyLine(site).hours,
    ...site.offices.map(({ hours }) => hours),
  ];
  const own = all.flatMap((hours) => (hours ? schedulesOf(hours) : []));
  if (own.length === 0) return filesWithHours.includes(file);
  return (isOwnPage(file) || filesWithHours.includes(file)) && !own.includes(hoursIn(text) ?? '');
}
