import { distance } from 'fastest-levenshtein';
import { compareText } from '../diagnostic.ts';

/**
 * The candidate an editor most likely meant.
 * @returns `undefined` when nothing is near: a far-fetched guess misleads more than it helps
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const maxEdits = Math.max(1, Math.floor(wanted.length / 3));
  // Each letter more or less is an edit: most of thousands of pages need no closer look.
  const isNear = ({ length }: string) => Math.abs(length - wanted.length) <= maxEdits;
  const ranked = [...candidates]
    .filter(isNear)
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || compareText(a.candidate, b.candidate));
  const best = ranked[0];
  return best && best.edits <= maxEdits ? best.candidate : undefined;
}

/** Words for a help line: the likely meaning, else what is allowed. */
export function didYouMean(word: string, candidates: readonly string[], all = 'Allowed'): string {
  const guess = nearest(word, candidates);
  if (guess) return `Did you mean “${guess}”?`;
  const shown = candidates.slice(0, 12).join(', ');
  return candidates.length > 0 ? `${all}: ${shown}${candidates.length > 12 ? ', …' : ''}.` : '';
}
