/** Names of places are compared by their letters and digits: “St Charles” is St. Charles. */
const plain = (words: string) => words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Whether two names are of one place. */
export const isSamePlace = (a: string, b: string): boolean => plain(a) === plain(b);

/** Whether a text has a place’s name. */
export const isNamed = (place: string, text: string): boolean => namesIn([place], text).length > 0;

function namesIn(places: readonly string[], text: string): string[] {
  const words = ` ${plain(text)} `;
  return places.filter((place) => words.includes(` ${plain(place)} `));
}

/**
 * Finds places in texts.
 * @param known all names that may be there, as South Beloit is not Beloit
 */
export function placeFinder(known: readonly string[]) {
  const longer = new Map<string, readonly RegExp[]>();
  const longerThan = (place: string) => {
    const patterns =
      longer.get(place) ??
      known
        .filter((name) => isNamed(place, name) && !isSamePlace(place, name))
        .map((name) => patternOf(name));
    longer.set(place, patterns);
    return patterns;
  };
  /** The text, of the same length, without the longer names of which a place’s is a part. */
  const withoutLonger = (place: string, text: string) =>
    longerThan(place).reduce(
      (rest, name) => rest.replace(name, (all) => '·'.repeat(all.length)),
      text,
    );
  return {
    /** Those of the places that a text names. */
    named: (places: readonly string[], text: string): string[] =>
      namesIn(places, text).filter((place) => isNamed(place, withoutLonger(place, text))),
    /** Where a text names a place, and not a road or a river with the same name. */
    placesOf: (place: string, text: string): number[] =>
      [...withoutLonger(place, text).matchAll(patternOf(place, notStreet))].map(
        ({ index }) => index,
      ),
  };
}

const notStreet = String.raw`(?! (?:Road|Rd|Street|St|Avenue|Ave|Drive|Lane|Boulevard|Highway|River|Creek|County|Township)\b)`;

const patternOf = (place: string, notBefore = '') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${plain(place).replaceAll(' ', String.raw`[^\p{L}\p{N}]+`)}${notBefore}(?![\p{L}\p{N}])`,
    'gu',
  );
