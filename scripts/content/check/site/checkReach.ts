import { type Finding, finding } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { isMisspeltEmail, isOfOthers, phoneDigits } from '../words/contacts.ts';
import { isSameStreet, streetAddress } from '../words/streets.ts';
import type { factValues } from './publishedModel.ts';

type Facts = ReturnType<typeof factValues>;

/** Finds a phone number that is not the company’s. */
export function checkPhone(text: string, facts: Facts): Finding | undefined {
  const numbers = [facts.phone, facts['emergency.phone'], facts.messages].flatMap(
    (own) => own ?? [],
  );
  const isOwn = numbers.some((own) => phoneDigits(own) === phoneDigits(text));
  if (isOwn || isOfOthers(text, numbers)) return undefined;
  const { phone = '' } = facts;
  return finding('other-phone', { found: text, phone }, { suggestion: '{phone}' });
}

/** Finds an email address that is not the company’s, although it is meant to be. */
export function checkEmail(text: string, address: string, { email }: Facts): Finding | undefined {
  if (email === undefined || !isMisspeltEmail(text, address, email)) return undefined;
  const suggestion = text.replace(address, '{email}');
  return finding('other-email', { found: address, email }, { suggestion });
}

/** Finds a street address where the company has no office. */
export function checkStreet(text: string, { offices }: Site): Finding | undefined {
  // Only the address part of the field is compared. The comma keeps a final period.
  const own = offices.map(({ street }) => `${street},`.match(streetAddress)?.[0] ?? street);
  if (own.some((street) => isSameStreet(text, street))) return undefined;
  const address = offices.map(({ street }) => street).join(' or ');
  // Anything else in the field, such as “(rear)”, may follow in the text and would be there twice.
  const [street = '', core = street] = [offices[0]?.street, own[0]];
  const suggestion = [core, `${core}.`].includes(street) ? '{office.street}' : core;
  return finding('other-address', { found: text, address }, { suggestion });
}
