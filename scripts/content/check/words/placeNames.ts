/** Whether a text has a place’s name, however its signs are written: “St Charles” is St. Charles. */
export const isNamed = (place: string, words: string): boolean =>
  ` ${plain(words)} `.includes(` ${plain(place)} `);

/** Whether two names are of one place. */
export const isSamePlace = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (words: string) => words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Where a text names a place, and not a road or a river with the same name. */
export const placesOf = (place: string, text: string): number[] =>
  isNamed(place, text) ? [...text.matchAll(namePattern(place))].map(({ index }) => index) : [];

/**
 * A text of the same length without the longer names of which a place’s is a part: South Beloit is
 * not Beloit.
 * @param known all names that may be in the text
 */
export const withoutLonger = (place: string, text: string, known: readonly string[]): string =>
  known
    .filter((name) => !isSamePlace(name, place) && isNamed(place, name))
    .reduce((rest, name) => rest.replace(namePattern(name), (all) => '·'.repeat(all.length)), text);

const namePattern = (place: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${plain(place).replaceAll(' ', String.raw`[^\p{L}\p{N}]+`)}(?! (?:Road|Rd|Street|St|Avenue|Ave|Drive|Lane|Boulevard|Highway|River|Creek|County|Township)\b)(?![\p{L}\p{N}])`,
    'gu',
  );
