import type { WrittenCount } from '../../model/fileFacts.ts';
import type { CountName } from '../../model/placeholders.ts';
import { capitalized, numberWords } from '../../model/words.ts';

/** The words for what is counted. */
const nouns: readonly {
  words: readonly string[];
  names: readonly CountName[];
  isPlace?: boolean;
}[] = [
  { words: ['restoration services', 'restorations'], names: ['restorations'] },
  { words: ['reviews'], names: ['reviews', 'testimonials'] },
  { words: ['testimonials'], names: ['testimonials', 'reviews'] },
  { words: ['services'], names: ['services', 'restorations'] },
  { words: ['cities', 'towns'], names: ['cities', 'places'], isPlace: true },
  { words: ['places', 'communities'], names: ['places', 'cities'], isPlace: true },
  { words: ['projects'], names: ['projects'] },
  { words: ['articles', 'blog posts'], names: ['articles'] },
];

const anyNoun = nouns.flatMap(({ words }) => words).join('|');
const hasNoun = new RegExp(anyNoun, 'i');

/** Other adjectives select some of them: “our two newest projects” are not all. */
const adjective = 'customer|client|verified|real|finished|completed|published|local|different|full';

const count = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?<lead>the|our|all(?: of)?(?: the| our)?)\s+)?`,
    String.raw`(?<![\p{L}\d.,/])(?<written>${numberWords.slice(2).join('|')}|\d{1,4})\s+`,
    String.raw`(?:of our\s+)?(?:(?:${adjective})\s+)?`,
    String.raw`(?<noun>${anyNoun})(?![\p{L}’'-])`,
    String.raw`(?<here>\s+(?:above|below|on this (?:page|site))(?!\p{L}))?`,
    // These words select some, so they need not be all: “the two projects we did in May”.
    String.raw`(?<some>\s+(?:in|on|at|near|from|of|by|with|for|along|around|between|beside|that|which|who|whose|where|we|you|they|I|he|she|people|homeowners|customers|neighbors|this|last|since|before|after|during|described|shown|named|listed|mentioned|next|nearest|closest|to)(?!\p{L}))?`,
  ].join(''),
  'giu',
);

/** Finds numbers in copy that count things on the site, if the words say that all are meant. */
export function writtenCounts(text: string): WrittenCount[] {
  // Most texts need no closer look.
  if (!hasNoun.test(text)) return [];
  return [...text.matchAll(count)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { lead = '', written = '', noun = '', here, some = '' } = groups;
    const { names = [], isPlace } =
      nouns.find(({ words }) => words.includes(noun.toLowerCase())) ?? {};
    const isSure = here !== undefined || (some === '' && meansAll(lead, isPlace));
    const isFirst = !lead && /(?:^|[.!?]\s+)$/.test(text.slice(0, index));
    const isOwnOnly = !isSure && isFirst && isOwnCount(names, text.slice(index + whole.length));
    if (names.length === 0 || !(isSure || isOwnOnly)) return [];
    const isDigits = /^\d/.test(written);
    return [
      {
        text: whole.slice(0, whole.length - some.length),
        written,
        amount: isDigits ? Number(written) : numberWords.indexOf(written.toLowerCase()),
        names,
        isCapital: isDigits ? isFirst : /^\p{Lu}/u.test(written),
        ...(isOwnOnly ? { isOwnOnly } : {}),
      },
    ];
  });
}

/** Whether the words before a number mean all; “the two towns” can be any two. */
const meansAll = (lead: string, isPlace = false) => lead !== '' && (!isPlace || /our$/i.test(lead));

/** “Nine reviews, all with five stars” are the company’s own on a page about it. */
const isOwnCount = (names: readonly CountName[], after: string) =>
  names.includes('reviews') && /^(?:[.,;:!]|$)/.test(after);

/** The words of a count with a placeholder instead of the number. */
export function withPlaceholder(
  { text, written, isCapital }: WrittenCount,
  name: CountName,
): string {
  const word = isCapital ? capitalized(name) : name;
  return text.replace(written, `{${word}}`);
}
