import { didYouMean, nearest } from '../explain/nearest.ts';
import { type Finding, finding } from '../rules/finding.ts';
import {
  type PlaceholderName,
  placeholderName,
  placeholderNames,
  placeholderPattern,
} from '../words/placeholders.ts';
import type { Part } from './prose.ts';

/** What people call a placeholder that is not spelt alike. */
const otherWords = new Map<string, PlaceholderName>([
  ['citys', 'cities'],
  ['posts', 'articles'],
  ['blogs', 'articles'],
  ['jobs', 'projects'],
  ['areas', 'places'],
]);

/**
 * Finds words between braces that stand for nothing.
 * @param more what stands for something in this text besides what does everywhere
 */
export function unknownPlaceholders(
  text: string,
  more: readonly string[] = [],
): (Part & { found: Finding })[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(placeholderPattern)].flatMap(({ 0: whole, 1: name = '', index }) => {
    if (placeholderName(name) || more.includes(whole.slice(1, -1))) return [];
    const names = [...placeholderNames, ...more];
    const guess = otherWords.get(name.toLowerCase()) ?? nearest(name, names);
    const isCapital = /^\p{Lu}/u.test(name) && !more.includes(guess ?? '');
    const written = guess && isCapital ? guess.charAt(0).toUpperCase() + guess.slice(1) : guess;
    const which = guess ? `Did you mean “${guess}”?` : didYouMean(name, names, 'There are');
    const help = `${which} Without the braces it is an ordinary word.`;
    const details = { help, suggestion: written && `{${written}}` };
    const found = finding('unknown-placeholder', { written: whole }, details);
    return [{ start: index, end: index + whole.length, found }];
  });
}
