import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { collectionTypes } from '../../model/contentTypes.ts';
import {
  type Diagnostic,
  type Finding,
  finding,
  locate,
  withoutSuggestion,
} from '../../model/diagnostic.ts';
import type { ContactDetail } from '../../model/fileFacts.ts';
import {
  hoursIn,
  isAroundTheClock,
  isOfPhone,
  isPhonePromise,
  schedulesOf,
} from '../../model/openingHours.ts';
import type { FactName } from '../../model/placeholders.ts';
import type { Site } from '../../model/site.ts';
import { emergencyLine } from '../../model/siteCompany.ts';
import { capitalized } from '../../model/words.ts';
import { phoneDigits } from '../words/contacts.ts';
import { checkEmail, checkPhone, checkStreet } from './checkReach.ts';
import { factValues } from './publishedModel.ts';

type Facts = ReturnType<typeof factValues>;

/** Checks that what copy says about the company, from its phone number to its warranty, is true. */
export function checkContacts(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site) return [];
  const facts = factValues(model);
  return validFiles(model).flatMap(({ file, contacts, body, diagnostics }) =>
    contacts.flatMap((detail) => {
      // A customer’s words are not changed, and other findings on a line come first.
      const isLeft =
        detail.isKeyword ||
        isCustomers(file) ||
        diagnostics.some(({ line }) => line === detail.range.line);
      const found =
        checkDetail(detail, site, facts, file) ?? (isLeft ? undefined : writtenFact(detail, facts));
      if (!found) return [];
      const isField = detail.range.line < (body?.line ?? Number.POSITIVE_INFINITY);
      const isSafe = detail.isExact && !(isField && meaningInField.test(found.suggestion ?? ''));
      return [locate(isSafe ? found : withoutSuggestion(found), file, detail.range)];
    }),
  );
}

/** Characters that could end the text of a field, depending on its quotes. */
const meaningInField = /[#'"]/;

function checkDetail(
  detail: ContactDetail,
  site: Site,
  facts: Facts,
  file: string,
): Finding | undefined {
  const { kind, text, value } = detail;
  if (kind === 'hours') return checkHours(detail, site, facts, file);
  if (kind === 'phone') return checkPhone(text, facts);
  if (kind === 'address') return checkStreet(text, site);
  if (kind === 'email') return checkEmail(text, value, facts);
  return kind === 'workmanship' || kind === 'product'
    ? checkYears(kind, text, value, facts)
    : undefined;
}

/** @param value the number of years, in digits or as a word, or “lifetime” */
function checkYears(
  kind: 'workmanship' | 'product',
  text: string,
  value: string,
  facts: Facts,
): Finding | undefined {
  const years = facts[`warranty.${kind}`];
  const own = names[kind].map((name) => facts[name]);
  if (years === undefined || own.includes(value.toLowerCase())) return undefined;
  const suggestion = text.replace(value, `{warranty.${kind}}`);
  const isNumber = value.toLowerCase() !== 'lifetime';
  return finding('other-warranty', { words: text, years }, isNumber ? { suggestion } : {});
}

/** Files in which days and times are the company’s hours; elsewhere they may be anyone’s. */
const filesWithHours = ['content/site.yaml', 'content/service-page.yaml'];

/** Finds words about hours that contradict when the phone and the emergency line are answered. */
function checkHours(
  detail: ContactDetail,
  site: Site,
  facts: Facts,
  file: string,
): Finding | undefined {
  const { text, isEmergency } = detail;
  const isAlways = isAroundTheClock(text) || isPhonePromise(text);
  const contradicts = isAlways
    ? !promisedLines(detail, site, file).includes('always')
    : isOtherSchedule(detail, site, file);
  const hours = facts[isEmergency ? 'emergency.hours' : 'phone.hours'] ?? '';
  const params = { words: text, hours, place: 'content/site.yaml' };
  return contradicts
    ? finding('other-hours', params, isAlways ? { help: alwaysHelp(site) } : {})
    : undefined;
}

const alwaysHelp = (site: Site) =>
  emergencyLine(site).hours === 'always'
    ? 'Say that it is the emergency line, {emergency.phone}, that always answers, or write {phone.hours} for the time.'
    : 'Leave these words out, or write {phone.hours} for the time. If another number is answered around the clock, add it to content/site.yaml, below “emergencyPhone:”.';

/** The hours that words may mean: also the emergency line’s, unless they are only of the phone. */
function promisedLines({ text, isEmergency }: ContactDetail, site: Site, file: string) {
  const { phone } = site;
  const emergency = emergencyLine(site);
  const isBesideNumber = filesWithHours.includes(file) && /\d/.test(text);
  const isOfPhoneAlone = isBesideNumber || (isOfPhone(text) && emergency.display !== phone.display);
  return isOfPhoneAlone && !isEmergency ? [phone.hours] : [phone.hours, emergency.hours];
}

function isOtherSchedule(detail: ContactDetail, site: Site, file: string): boolean {
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

/** The placeholders for each kind of fact, the likeliest first. */
const names: Record<ContactDetail['kind'], readonly FactName[]> = {
  phone: ['phone', 'emergency.phone', 'messages'],
  address: ['office.street'],
  hours: ['phone.hours', 'emergency.hours', 'hours'],
  email: ['email'],
  workmanship: ['warranty.workmanship', 'warranty.workmanship.words'],
  product: ['warranty.product'],
  wind: ['warranty.wind'],
  reply: [],
};

/** Finds a fact that a text writes out instead of using its placeholder. */
function writtenFact(
  { kind, text, value, isEmergency }: ContactDetail,
  facts: Facts,
): Finding | undefined {
  const likely = isEmergency ? names[kind].toReversed() : names[kind];
  const isSame = (fact: string) =>
    kind === 'phone'
      ? phoneDigits(fact) === phoneDigits(value)
      : fact.toLowerCase() === value.toLowerCase();
  const name = likely.find((each) => isSame(facts[each] ?? ''));
  if (!name) return undefined;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(value);
  const word = isCapital ? capitalized(name) : name;
  const help = `Write {${word}} in place of “${value}”: it changes with the fact.`;
  const suggestion = text.replace(value, `{${word}}`);
  return finding('written-fact', { words: text }, { help, suggestion });
}

/** Whether a file has the words of customers, which are about other things and are not changed. */
export const isCustomers = (file: string) =>
  file.startsWith(`content/${collectionTypes.testimonials.folder}/`);

/** Whether a file is that of a page about the company. */
export const isOwnPage = (file: string) => /^content\/(?!site\.)[^/]+\.yaml$/.test(file);
