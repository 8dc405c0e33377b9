import { type Category, type CategoryVerdict, categories, type Verdicts } from './runLighthouse.ts';

/** How often performance is measured, as it varies a little each time. */
const runs = 5;

export type PageVerdict = Record<Category, CategoryVerdict>;

/**
 * Judges a page: one run for what never varies, the median of five for performance. Runs that can
 * no longer change whether the median is 100 are skipped.
 * @param run one run of Lighthouse over some categories
 */
export async function judgePage(
  run: (wanted: readonly Category[]) => Promise<Verdicts>,
): Promise<PageVerdict> {
  const first = (await run(categories)) as PageVerdict;
  const performances = [first.performance];
  while (!isSettled(performances)) {
    const { performance } = await run(['performance']);
    if (performance) performances.push(performance);
  }
  return { ...first, performance: median(performances) };
}

/** Whether all runs are done, or most of the five are perfect already. */
const isSettled = (verdicts: readonly CategoryVerdict[]) =>
  verdicts.length >= runs || verdicts.filter(isPerfect).length > runs / 2;

export const isPerfect = ({ score }: CategoryVerdict) => score === 100;

/** @param verdicts at least one; with fewer than five, most of the five are known to be perfect */
function median(verdicts: readonly CategoryVerdict[]): CategoryVerdict {
  const ranked = verdicts.toSorted((a, b) => b.score - a.score);
  return ranked[Math.floor(runs / 2)] as CategoryVerdict;
}
