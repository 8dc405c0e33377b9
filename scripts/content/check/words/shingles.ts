/** How many words make a shingle: long enough that common phrases do not count. */
const shingleWords = 5;

/**
 * The runs of five words of a text, without case and punctuation, each as a number: thousands of
 * texts are compared, and numbers take a fraction of the time of words.
 * @param leftOut words to drop, such as the name of the city
 */
export function shinglesOf(text: string, leftOut: readonly string[] = []): Set<number> {
  const dropped = new Set(leftOut.flatMap(plainWordsOf));
  const words = plainWordsOf(text)
    .filter((word) => !dropped.has(word))
    .map(hashOf);
  const shingles = new Set<number>();
  for (let end = shingleWords; end <= words.length; end++) {
    let shingle = 0;
    for (let at = end - shingleWords; at < end; at++) shingle = mixed(shingle, words[at] ?? 0);
    shingles.add(shingle >>> 0);
  }
  return shingles;
}

/** The words of a text in small letters, without punctuation. */
export const plainWordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How much two texts have in common.
 * @returns the Jaccard index of their shingles, from 0 to 1
 */
export function similarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** One shingle of so many is kept. */
const sampling = 8;

/**
 * Some of a text’s shingles, always the same ones: texts that have much in common have many of these
 * in common.
 */
export const sketchOf = (text: string): number[] =>
  [...shinglesOf(text)].filter((shingle) => shingle % sampling === 0);

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) hash = mixed(hash, word.charCodeAt(index));
  return hash;
}

const mixed = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193);
