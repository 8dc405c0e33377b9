import type { FileFacts } from '../facts/fileFacts.ts';
import type { ByAge } from './byAge.ts';

/** Words of a file that another one should not have. */
export interface OwnWords {
  facts: FileFacts;
  /** The same for words that are the same, in pages that must differ. */
  key: string;
}

/**
 * @param compare tells which of two files had their words first
 * @returns what repeats the words of an earlier file, with that file
 */
export function copies<Words extends OwnWords>(
  all: readonly Words[],
  compare: ByAge,
): { copy: Words; original: FileFacts }[] {
  const alike = new Map<string, Words[]>();
  for (const words of all) {
    const group = alike.get(words.key);
    if (group) group.push(words);
    else alike.set(words.key, [words]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first, ...others] = group.sort((a, b) => compare(a.facts, b.facts));
    return first ? others.map((copy) => ({ copy, original: first.facts })) : [];
  });
}
