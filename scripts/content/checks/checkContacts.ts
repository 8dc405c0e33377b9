import type { Diagnostic } from '../diagnostic.ts';
import type { ContactDetail } from '../facts/fileFacts.ts';
import { type ContentModel, validFiles } from '../model.ts';
import { type Finding, finding, locate, withoutSuggestion } from '../rules/finding.ts';
import type { Site } from '../schemas/site.ts';
import { hoursIn, isAroundTheClock } from '../words/openingHours.ts';
import { phoneDigits } from '../words/phoneDigits.ts';
import { isSameStreet, streetAddress } from '../words/streetAddress.ts';

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
  const contradicts = isAroundTheClock(text)
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
