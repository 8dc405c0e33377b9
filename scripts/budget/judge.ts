import { type Budget, weights } from './budgets.ts';
import type { Fetched } from './visits.ts';

/** What was seen of a site. */
export interface SeenSite {
  /** What each page fetched, by its path. */
  pages: ReadonlyMap<string, readonly Fetched[]>;
  /** What was fetched to make the form interactive. */
  form: readonly Fetched[];
}

/** A budget and whether it was kept. */
export interface BudgetVerdict {
  budget: Budget;
  actual: number;
  /** The page with that figure. */
  page: string | undefined;
  isOver: boolean;
}

/**
 * Checks what was seen against a budget. Something that weighs nothing was not measured, so it
 * counts as over, unless its limit is zero.
 */
export function judgeBudget(budget: Budget, seen: SeenSite): BudgetVerdict {
  const { actual, page } = measure(budget, seen);
  const wasMeasured = actual > 0 || budget.limit === 0;
  return { budget, actual, page, isOver: actual > budget.limit || !wasMeasured };
}

/** @returns the pages without a limit for their first view */
export function unlimited(budgets: readonly Budget[], { pages }: SeenSite): string[] {
  return [...pages.keys()].filter((page) => !budgets.some((budget) => budget.pages?.test(page)));
}

const nothing: { page: string | undefined; actual: number } = { page: undefined, actual: 0 };

function measure({ measure, pages = /^/ }: Budget, seen: SeenSite) {
  if (measure === 'form island') return { actual: weights.script(seen.form), page: undefined };
  return [...seen.pages]
    .filter(([page]) => pages.test(page))
    .map(([page, fetched]) => ({ page, actual: weights[measure](fetched) }))
    .reduce((most, figure) => (figure.actual > most.actual ? figure : most), nothing);
}
