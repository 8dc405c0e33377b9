import { type Finding, finding } from '../content/model/diagnostic.ts';
import type { BuiltPage } from '../serve/builtPages.ts';
import type { SeenPage } from './visitPage.ts';

/**
 * The most that the first view of a page should weigh on a large phone, in KB. A page of this
 * weight loads in about 3 seconds on the slow phone network of Lighthouse’s tests (1.6 Mbit/s).
 */
const maxWeight = 205;

/**
 * Judges a page as it was seen in one window.
 * @param isFirstView whether its weight counts: a large screen may load more
 */
export function judgeVisit(
  { path, status: expected }: Pick<BuiltPage, 'path' | 'status'>,
  seen: SeenPage,
  isFirstView: boolean,
): Finding[] {
  const { screen, status, beyond, widest, troubles, barriers } = seen;
  if (status !== expected) return [finding('page-answer', { path, status })];
  return [
    ...(beyond > 0 ? [finding('page-wide', { path, screen, beyond, words: widest })] : []),
    ...[...new Set(troubles)].map((problem) => finding('page-trouble', { path, problem })),
    ...barriers.map((barrier) => finding('page-barrier', { path, ...barrier })),
    ...(isFirstView ? judgeWeight(path, seen) : []),
  ];
}

function judgeWeight(path: string, { weight, pictures }: SeenPage): Finding[] {
  if (weight <= maxWeight) return [];
  const heaviest = [...pictures].sort((a, b) => b.weight - a.weight)[0];
  const picture = heaviest && { name: originalOf(heaviest.file), weight: heaviest.weight };
  return [finding('page-heavy', { path, weight, limit: maxWeight, picture })];
}

/** …/pictures/heroes/home-640.1a2b3c4d.avif → heroes/home */
const originalOf = (file: string) =>
  file.replace(/^.*\/pictures\//, '').replace(/-\d+\.[0-9a-f]{8}\.\w+$/, '');
