import type { ContactKind } from '../../model/fileFacts.ts';
import { phonePromises, schedules } from '../../model/openingHours.ts';

/** What each word is called in every spelling of it, in small letters. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  street: ['st'],
  avenue: ['ave', 'av'],
  road: ['rd'],
  lane: ['ln'],
  drive: ['dr'],
  boulevard: ['blvd'],
  court: ['ct'],
  parkway: ['pkwy'],
};

const titled = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
const streetWords = Object.entries(spellings).flat(2).map(titled).join('|');

const direction = String.raw`(?:[NSEW]\.?|North|South|East|West) `;
const name = String.raw`(?:St\. |[A-Z][A-Za-z’']+ |\d{1,3}(?:st|nd|rd|th) )`;
const quarter = String.raw`(?: [NS]\.?[EW]\b| [NSEW]\b(?!\.? [A-Z]))`;
const unit = String.raw`\.?,? (?:#|(?:Suite|Ste\.?|Unit|Apt\.?|No\.?|Room|Floor) ?#?) ?(?:\d+[A-Z]?|[A-Z]\d*)\b`;
// The point of a short word, where it cannot be the end of the sentence.
const point = String.raw`\.(?=,| [a-z])`;

/** A house number, a street and, where it is written, the suite. */
export const streetAddress = new RegExp(
  String.raw`\b\d{2,5} (?:${direction})?${name}{1,3}(?:${streetWords})\b${quarter}?(?:${unit}|${point})?`,
  'g',
);

/**
 * Tells whether two street addresses are one: a street in full or short, and a suite that is left
 * out of one of them, make no difference.
 */
export function isSameStreet(a: string, b: string): boolean {
  const [first, second] = [partsOf(a), partsOf(b)];
  return (
    first.street === second.street && (!first.unit || !second.unit || first.unit === second.unit)
  );
}

const unitAtEnd = new RegExp(`${unit}$`);

function partsOf(address: string): { street: string; unit: string | undefined } {
  const [suite = ''] = unitAtEnd.exec(address) ?? [];
  const words = address
    .slice(0, address.length - suite.length)
    .toLowerCase()
    .replaceAll('.', '');
  return {
    street: words.split(' ').map(inFull).join(' '),
    unit: suite ? /\w+$/.exec(suite)?.[0].toLowerCase() : undefined,
  };
}

const points: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

const inFull = (word: string) =>
  points[word] ?? Object.keys(spellings).find((full) => spellings[full]?.includes(word)) ?? word;

/** A phone number’s ten digits, by which two ways to write it are one. */
export const phoneDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** The link that calls what is a phone number alone; `undefined` for anything else. */
export const phoneLink = (text: string): string | undefined =>
  /^[-+\d\s().]+$/.test(text) && /^\d{10}$/.test(phoneDigits(text))
    ? `tel:+1${phoneDigits(text)}`
    : undefined;

const patterns = {
  phone: /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  address: streetAddress,
  hours: new RegExp(String.raw`\b24 ?/ ?7\b|${schedules.source}`, 'gi'),
} as const satisfies Record<ContactKind, RegExp>;

/**
 * Finds American phone numbers and street addresses, and opening hours.
 * @returns each as it is written
 */
export function findContacts(text: string): { kind: ContactKind; text: string }[] {
  const promises = phonePromises(text).map((found) => ({ kind: 'hours' as const, text: found }));
  // All others have a digit: most texts need no closer look.
  if (!/\d/.test(text)) return promises;
  const written = (Object.keys(patterns) as ContactKind[]).flatMap((kind) =>
    (text.match(patterns[kind]) ?? []).map((found) => ({ kind, text: found })),
  );
  return [...written, ...promises];
}
