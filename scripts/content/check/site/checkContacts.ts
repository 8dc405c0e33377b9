import { distance } from 'fastest-levenshtein';
import {
  type Diagnostic,
  type Finding,
  finding,
  locate,
  withoutSuggestion,
} from '../../model/diagnostic.ts';
import type { ContactDetail, FileFacts } from '../../model/fileFacts.ts';
import type { FactName, FactValues } from '../../model/placeholders.ts';
import type { Site } from '../../model/site.ts';
import { capitalized } from '../../model/words.ts';
import { isWrongPhone, phoneDigits } from '../words/contacts.ts';
import { isSameStreet, streetAddress } from '../words/streetAddress.ts';
import { type Claim, checkHours, isCustomers } from './checkPromises.ts';
import { factValues } from './publishedModel.ts';
import type { CheckedSite } from './sitePages.ts';

/** Checks that what copy says about the company, from its phone number to its warranty, is true. */
export function checkContacts({ model, facts: files }: CheckedSite): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site) return [];
  const facts = factValues(model);
  return [...files.values()].flatMap((from) =>
    from.contacts.flatMap((detail) => {
      const found = findingOn({ detail, site, facts, file: from.file }, from);
      return found ? [locate(found, from.file, detail.range)] : [];
    }),
  );
}

/** @param from the file of the claim, with its other findings */
function findingOn(claim: Claim, { file, body, diagnostics }: FileFacts): Finding | undefined {
  const { range, isKeyword, isExact } = claim.detail;
  const wrong = checkDetail(claim);
  if (isCustomers(file)) return wrong && asQuoted(wrong);
  // Other findings on a line come first.
  const isLeft = isKeyword || diagnostics.some(({ line }) => line === range.line);
  const found = wrong ?? (isLeft ? undefined : writtenFact(claim));
  const isField = range.line < (body?.line ?? Number.POSITIVE_INFINITY);
  const isSafe = isExact && !(isField && meaningInField.test(found?.suggestion ?? ''));
  return found && (isSafe ? found : withoutSuggestion(found));
}

/** A customer’s words can be shortened, but nothing can be put into their mouth. */
const asQuoted = (found: Finding): Finding => ({
  ...withoutSuggestion(found),
  help: 'A review has only what the customer wrote. If this is what they wrote, leave it out and put “…” in its place.',
});

/** Characters that could end the text of a field, depending on its quotes. */
const meaningInField = /[#'"]/;

function checkDetail(claim: Claim): Finding | undefined {
  const { detail, site, facts } = claim;
  const { kind, text, value } = detail;
  if (kind === 'hours') return checkHours(claim);
  if (kind === 'phone') return checkPhone(text, facts);
  if (kind === 'address') return checkStreet(text, site);
  if (kind === 'email') return checkEmail(text, value, facts);
  return kind === 'workmanship' || kind === 'product'
    ? checkYears(kind, text, value, facts)
    : undefined;
}

/** Finds a phone number that is not the company’s. */
function checkPhone(text: string, facts: FactValues): Finding | undefined {
  const numbers = [facts.phone, facts['emergency.phone'], facts.messages].flatMap(
    (own) => own ?? [],
  );
  if (!isWrongPhone(text, numbers)) return undefined;
  const { phone = '' } = facts;
  return finding('other-phone', { found: text, phone }, { suggestion: '{phone}' });
}

/**
 * Finds an email address that must be meant to be the company’s: the words with it say so, or its
 * domain is nearly the same. On the same domain, each mailbox may have its own purpose.
 * @param text the address and the words that say whose it is, if there are any
 */
export function checkEmail(
  text: string,
  address: string,
  { email }: FactValues,
): Finding | undefined {
  if (email === undefined) return undefined;
  const domainOf = (each: string) => each.toLowerCase().replace(/^.*@/, '');
  const edits = distance(domainOf(address), domainOf(email));
  if (edits === 0 || (edits > 2 && text === address)) return undefined;
  const suggestion = text.replace(address, '{email}');
  return finding('other-email', { found: address, email }, { suggestion });
}

/** Finds a street address where the company has no office. */
function checkStreet(text: string, { offices }: Site): Finding | undefined {
  // Only the address part of the field is compared. The comma keeps a final period.
  const own = offices.map(({ street }) => `${street},`.match(streetAddress)?.[0] ?? street);
  if (own.some((street) => isSameStreet(text, street))) return undefined;
  const address = offices.map(({ street }) => street).join(' or ');
  // Anything else in the field, such as “(rear)”, may follow in the text and would be there twice.
  const [street = '', core = street] = [offices[0]?.street, own[0]];
  const suggestion = [core, `${core}.`].includes(street) ? '{office.street}' : core;
  return finding('other-address', { found: text, address }, { suggestion });
}

/** @param value the number of years, in digits or as a word, or “lifetime” */
function checkYears(
  kind: 'workmanship' | 'product',
  text: string,
  value: string,
  facts: FactValues,
): Finding | undefined {
  const years = facts[`warranty.${kind}`];
  const own = names[kind].map((name) => facts[name]);
  if (years === undefined || own.includes(value.toLowerCase())) return undefined;
  const suggestion = text.replace(value, `{warranty.${kind}}`);
  const isNumber = value.toLowerCase() !== 'lifetime';
  return finding('other-warranty', { words: text, years }, isNumber ? { suggestion } : {});
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
function writtenFact({ detail, facts }: Claim): Finding | undefined {
  const { kind, text, value, isEmergency } = detail;
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
