/** How many words make a shingle: long enough that common phrases do not count. */
const shingleWords = 5;

/**
 * The runs of five words of a text, ignoring case and punctuation, each as a number: thousands of
 * texts are compared, and numbers take a fraction of the time of words.
 * @param leftOut words to drop, such as the name of the city
 */
export function shinglesOf(text: string, leftOut: readonly string[] = []): Set<number> {
  const dropped = new Set(leftOut.flatMap(wordsOf));
  return new Set(runsOf(wordsOf(text).filter((word) => !dropped.has(word))));
}

/** Each run of five words as a number. */
function runsOf(words: readonly number[]): Uint32Array {
  const runs = new Uint32Array(Math.max(0, words.length - shingleWords + 1));
  for (let start = 0; start < runs.length; start++) {
    let run = 0;
    for (let at = start; at < start + shingleWords; at++) run = mixed(run, words[at] ?? 0);
    runs[start] = run;
  }
  return runs;
}

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

/** More would be more reliable, but this many are enough for hundreds of words. */
const sketchSize = 32;

/**
 * The smallest of a text’s shingles, sorted and unique: two texts that have much in common share
 * many of these, however long they are. This is the bottom-k sketch of Cohen and Kaplan,
 * “Summarizing data using bottom-k sketches”, 2007.
 */
export const sketchOf = (text: string): number[] => [
  ...runsOf(wordsOf(text))
    .sort()
    .filter((run, index, sorted) => run !== sorted[index - 1])
    .subarray(0, sketchSize),
];

const noWord = 0x811c9dc5;

/**
 * The words of a text as FNV-1a hashes, computed character by character without creating strings.
 * Letters of two code units, such as mathematical bold ones, do not count.
 */
function wordsOf(text: string): number[] {
  const words: number[] = [];
  const letters = text.toLowerCase();
  let word = noWord;
  for (let index = 0; index < letters.length; index++) {
    const code = letters.charCodeAt(index);
    if (isLetter(code)) word = mixed(word, code);
    else if (word !== noWord) {
      words.push(word);
      word = noWord;
    }
  }
  if (word !== noWord) words.push(word);
  return words;
}

const letter = /[\p{L}\p{N}]/u;

/** Nearly all characters are ASCII, which needs no look into Unicode’s tables. */
const isLetter = (code: number) =>
  code < 128
    ? (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
    : letter.test(String.fromCharCode(code));

const mixed = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193);
