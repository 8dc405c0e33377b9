import { distance } from 'fastest-levenshtein';
import { compareText } from './diagnostic.ts';

/**
 * The candidate an editor most likely meant.
 * @returns `undefined` when nothing is near: a far-fetched guess misleads more than it helps
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const maxEdits = Math.floor(word.length / 3);
  // Each letter more or less is an edit: most of thousands of pages need no closer look.
  const near = [...candidates].filter(({ length }) => Math.abs(length - word.length) <= maxEdits);
  const [best] = ranked(word, near);
  return best && best.edits <= maxEdits ? best.candidate : undefined;
}

/** The most similar first. */
function ranked(word: string, candidates: Iterable<string>) {
  const wanted = word.toLowerCase();
  return [...candidates]
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || compareText(a.candidate, b.candidate));
}

/** More than this nobody reads. */
export const maxShown = 12;

/**
 * Words for a help line: the likely meaning, else what is allowed.
 * @param all the words before what is allowed
 */
export function didYouMean(word: string, candidates: readonly string[], all: string): string {
  const guess = nearest(word, candidates);
  return guess ? `Did you mean “${guess}”?` : whatThereIs(word, candidates, all);
}

/** Words for a help line where none of what is allowed was meant: all of it, or what is most similar. */
export function whatThereIs(word: string, candidates: readonly string[], all: string): string {
  if (candidates.length === 0) return '';
  if (candidates.length <= maxShown) return `${all}: ${candidates.join(', ')}.`;
  const similar = ranked(word, candidates).slice(0, 5);
  return `${all}, among others: ${similar.map(({ candidate }) => candidate).join(', ')}.`;
}
