import { isRecord } from './fieldSchema.ts';
import { capitalized } from './words.ts';

/** What the site counts; a number typed into a text would be wrong with the next entry. */
const counts = {
  reviews: 'how many reviews the reviews page shows',
  testimonials: 'how many testimonials the home page shows',
  services: 'how many services have a page, not counting restoration',
  restorations: 'how many restoration services have a page',
  cities: 'how many cities have a page',
  places: 'how many places the list of service areas has',
  projects: 'how many projects the gallery shows',
  articles: 'how many articles the blog has',
} as const;

/** What `site.yaml` says once; a text that repeats it would be wrong after the next change. */
const facts = {
  phone: 'the phone number',
  'phone.hours': 'when the phone is answered',
  'emergency.phone': 'the number for emergencies, or the phone number if there is no other',
  'emergency.hours': 'when that number is answered',
  messages: 'the number for text messages',
  email: 'the email address',
  office: 'the address of the main office',
  'office.street': 'the main office’s street',
  'office.city': 'the main office’s city',
  hours: 'when the main office is open',
  'warranty.workmanship': 'the years of the warranty on our work, in digits',
  'warranty.workmanship.words': 'the same, as a word',
  'warranty.product': 'the years of the maker’s product warranty, in digits',
  'warranty.wind': 'the miles per hour that a roof is rated for, in digits',
} as const;

/** What editors can write between braces in any text, and what replaces it on the site. */
export const placeholders = { ...counts, ...facts };

export type CountName = keyof typeof counts;

export type FactName = keyof typeof facts;

export type PlaceholderName = keyof typeof placeholders;

/** A fact that the company does not give has no value. */
export type FactValues = Readonly<Partial<Record<FactName, string>>>;

export type PlaceholderValues = Readonly<Partial<Record<PlaceholderName, string>>>;

export const placeholderNames = Object.keys(placeholders) as PlaceholderName[];

/** A value of typical length for each, for estimating the length of a text. */
export const typicalValues = Object.fromEntries(
  placeholderNames.map((name) => [name, 'eight']),
) as PlaceholderValues;

/** A word or two between braces, or several with dots between them. */
export const placeholderPattern = /\{ *(\p{L}[\p{L} _-]*?(?:\.\p{L}+)*) *\}/gu;

/** The placeholder that was written, in any case; `undefined` for any other word. */
export function placeholderName(written: string): PlaceholderName | undefined {
  const name = written.toLowerCase();
  return Object.hasOwn(placeholders, name) ? (name as PlaceholderName) : undefined;
}

/** Puts values in place of placeholders; one that starts with a capital gets a value that does. */
export function fillIn(text: string, values: PlaceholderValues): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholderPattern, (whole, written: string) => {
    const value = values[placeholderName(written) ?? ('' as PlaceholderName)];
    if (value === undefined) return whole;
    return /^\p{Lu}/u.test(written) ? capitalized(value) : value;
  });
}

/** Fills in all texts of a value; if there is nothing to fill in, returns the same object. */
export function fillAll<T>(value: T, values: PlaceholderValues): T {
  if (typeof value === 'string') return fillIn(value, values) as T;
  if (!isRecord(value)) return value;
  const filled = Object.entries(value).map(([key, item]) => [key, fillAll(item, values)] as const);
  if (filled.every(([key, item]) => item === value[key])) return value;
  return (Array.isArray(value) ? filled.map(([, item]) => item) : Object.fromEntries(filled)) as T;
}

/** The placeholders in a text, and how they are written with their braces. */
export function writtenPlaceholders(text: string): { name: PlaceholderName; written: string }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(placeholderPattern)].flatMap(([written, word = '']) => {
    const name = placeholderName(word);
    return name ? [{ name, written }] : [];
  });
}

/** The kinds of values for which an invented one can be told from a real one. */
export type SampleKind = 'phone' | 'licence' | 'address' | 'words' | 'picture';

/**
 * Whether a value is one that nobody really has.
 * @see https://www.rfc-editor.org/rfc/rfc2606 the names that no site has
 */
export const isSample = (kind: SampleKind, value: string): boolean => tests[kind]?.(value) ?? false;

/** Words and pictures are recognized only by comparison with what was shipped, see check/launch. */
const tests: { [Kind in SampleKind]?: (value: string) => boolean } = {
  // 555-0100 to 555-0199 are reserved for fiction.
  phone: (value) => /555-01\d\d$/.test(value),
  licence: (value) => /0{5}/.test(value) || /1234567?/.test(value),
  address: (value) =>
    URL.canParse(value) &&
    /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(
      new URL(value).hostname,
    ),
};
