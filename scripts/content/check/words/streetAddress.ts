import { capitalized } from '../../model/words.ts';

/** The abbreviations of each word, in lowercase. */
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

const streetWords = Object.entries(spellings).flat(2).map(capitalized).join('|');

const direction = String.raw`(?:[NSEW]\.?|North|South|East|West) `;
const streetName = String.raw`(?:St\. |[A-Z][A-Za-z’']+ |\d{1,3}(?:st|nd|rd|th) )`;
const quarter = String.raw`(?: [NS]\.?[EW]\b| [NSEW]\b(?!\.? [A-Z]))`;
const unit = String.raw`\.?,? (?:#|(?:Suite|Ste\.?|Unit|Apt\.?|No\.?|Room|Floor) ?#?) ?(?:\d+[A-Z]?|[A-Z]\d*)\b`;
// The period of an abbreviation, if it cannot be the end of the sentence.
const point = String.raw`\.(?=,| [a-z])`;

/** A house number, a street and, if present, the suite. */
export const streetAddress = new RegExp(
  String.raw`\b\d{2,5} (?:${direction})?${streetName}{1,3}(?:${streetWords})\b${quarter}?(?:${unit}|${point})?`,
  'g',
);

/**
 * Whether two street addresses are the same: abbreviations, and a suite that only one of them has,
 * make no difference.
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
