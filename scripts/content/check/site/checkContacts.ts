import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { collectionTypes, namesOf, singleTypes } from '../../model/contentTypes.ts';
import {
  type Diagnostic,
  type Finding,
  finding,
  locate,
  withoutSuggestion,
} from '../../model/diagnostic.ts';
import type { ContactDetail, CountPlace } from '../../model/fileFacts.ts';
import { hoursIn, isAroundTheClock, isPhonePromise } from '../../model/openingHours.ts';
import type { PlaceholderName } from '../../model/placeholders.ts';
import type { Site } from '../../model/site.ts';
import { isSameStreet, phoneDigits, streetAddress } from '../words/contacts.ts';
import { withPlaceholder } from '../words/writtenCounts.ts';
import { amountInWords, placeholderAmounts, publishedModel } from './publishedModel.ts';

/** Checks that phone numbers, addresses and hours in copy are those of the company. */
export function checkContacts(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site) return [];
  return validFiles(model).flatMap(({ file, contacts, body }) =>
    contacts.flatMap((detail) => {
      const found = differences[detail.kind](detail, site, file);
      if (!found) return [];
      const isField = detail.range.line < (body?.line ?? Number.POSITIVE_INFINITY);
      const isSafe = detail.isExact && !(isField && meaningInField.test(found.suggestion ?? ''));
      return [locate(isSafe ? found : withoutSuggestion(found), file, detail.range)];
    }),
  );
}

/** Signs that would end the words of a field, by its quotes or the lack of them. */
const meaningInField = /[#'"]/;

const differences: Record<
  ContactDetail['kind'],
  (detail: ContactDetail, site: Site, file: string) => Finding | undefined
> = {
  hours: ({ text }, site, file) => checkHours(text, site, file),
  phone: ({ text }, { phone: { display } }) =>
    phoneDigits(text) === phoneDigits(display)
      ? undefined
      : finding('other-phone', { found: text, phone: display }, { suggestion: display }),
  address: ({ text }, { address: { street } }) => checkStreet(text, street),
};

function checkStreet(text: string, street: string): Finding | undefined {
  // What else stands in the field was not looked for in the text. The comma keeps a last point.
  const own = `${street},`.match(streetAddress)?.[0] ?? street;
  if (isSameStreet(text, own)) return undefined;
  // A point behind the text may be the end of a sentence.
  const suggestion = text.endsWith('.') ? own : own.replace(/\.$/, '');
  return finding('other-address', { found: text, address: street }, { suggestion });
}

/** Where days and times are the hours of the company; elsewhere they may be anybody’s. */
const filesWithHours = ['content/site.yaml', 'content/service-page.yaml'];

/** The pages that speak of the company, but for the hours themselves. */
const ownPage = /^content\/(?!site\.)[^/]+\.yaml$/;

function checkHours(text: string, { hours }: Site, file: string): Finding | undefined {
  const params = { words: text, hours: hours.short, place: 'content/site.yaml' };
  const contradicts =
    isAroundTheClock(text) || isPhonePromise(text)
      ? !promisesOf(hours, text, file).some(isAroundTheClock)
      : isAroundTheClock(hours.short)
        ? filesWithHours.includes(file)
        : ownPage.test(file) && isOther(text, hours);
  return contradicts ? finding('other-hours', params) : undefined;
}

/** An emergency line may answer while the office is closed; the sidebar speaks of the office. */
function promisesOf({ short, emergency }: Site['hours'], text: string, file: string): string[] {
  const isOffice = file === 'content/service-page.yaml' && /\d/.test(text);
  return isOffice ? [short] : [short, emergency];
}

function isOther(text: string, { short, emergency }: Site['hours']): boolean {
  const own = hoursIn(short);
  return own !== undefined && ![own, hoursIn(emergency)].includes(hoursIn(text));
}

type Amounts = ReturnType<typeof placeholderAmounts>;

/** Checks the numbers that copy gives for what the site counts itself. */
export function checkCounts(model: ContentModel): Diagnostic[] {
  // A customer’s words are about something else, and stay as they are.
  const own = validFiles(model).filter(({ file }) => !file.startsWith(customers));
  const places = own.flatMap(({ file, counts }) => counts.map((count) => ({ file, ...count })));
  if (places.length === 0 || !isWhole(model)) return [];
  const amounts = placeholderAmounts(publishedModel(model));
  return places.flatMap(({ file, ...place }) => {
    if (isTrue(place, amounts) || (place.isOwnOnly && !ownPage.test(file))) return [];
    const name = meantName(place, file);
    const params = { text: place.text, written: place.written };
    const help = `There are ${amountInWords(amounts[name], model)}. Write {${name}}, which is always right.`;
    const suggestion = place.isExact ? withPlaceholder(place, name) : undefined;
    return [locate(finding('wrong-count', params, { help, suggestion }), file, place.range)];
  });
}

const customers = `content/${collectionTypes.testimonials.folder}/`;

/** Of files that are broken nobody knows what they add. */
const isWhole = ({ singles, slugs, collections }: ContentModel) =>
  singles.serviceAreas !== undefined &&
  namesOf(collectionTypes).every((name) => slugs[name].length === collections[name].length);

/** Whether a number is that of one of the things that are called so, or of all of them. */
function isTrue({ amount, names }: CountPlace, amounts: Amounts): boolean {
  const all = names.reduce((sum, name) => sum + amounts[name], 0);
  return amount === all || names.some((name) => amounts[name] === amount);
}

/** What the home page calls reviews are its testimonials. */
const meantName = ({ names }: CountPlace, file: string): PlaceholderName =>
  file === `content/${singleTypes.home.file}` && names.includes('testimonials')
    ? 'testimonials'
    : (names[0] ?? 'reviews');
