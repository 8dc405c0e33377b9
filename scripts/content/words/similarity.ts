/** How many words make a shingle: long enough that common phrases do not count. */
const shingleWords = 5;

/**
 * The runs of five words of a text, without case and punctuation.
 * @param leftOut words to drop, such as the name of the city
 */
export function shinglesOf(text: string, leftOut: readonly string[] = []): Set<string> {
  const dropped = new Set(leftOut.flatMap(wordsOf));
  const words = wordsOf(text).filter((word) => !dropped.has(word));
  const count = Math.max(0, words.length - shingleWords + 1);
  return new Set(
    Array.from({ length: count }, (_, start) => words.slice(start, start + shingleWords).join(' ')),
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How much two texts have in common.
 * @returns the Jaccard index of their shingles, from 0 to 1
 */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}
