/**
 * How much two texts have in common: the share of their words that are in both, from 0 to 1.
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function wordsInCommon(a: string, b: string): number {
  const [one, other] = [plainWordsOf(a), plainWordsOf(b)];
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 1;
    counts.set(word, count - 1);
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}

const plainWordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
