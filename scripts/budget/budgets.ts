import type { Fetched } from './visits.ts';

/** The most that something may weigh, on the page where it weighs the most. */
export interface Budget {
  what: string;
  /** What is weighed: a page in one of these ways, or the form’s code. */
  measure: keyof typeof weights | 'form island';
  /** A KB is 1024 bytes. */
  unit: 'KB' | 'requests';
  limit: number;
  /** The pages that it applies to; all by default. */
  pages?: RegExp;
}

/** How a page is weighed by what it fetched. Its chat is the provider’s to keep small. */
const weights = {
  document: ofType('document'),
  font: ofType('font'),
  script: ofType('script'),
  stylesheet: ofType('stylesheet'),
  /** All that came over the network, including the chat: visitors wait for that too. */
  everything: (fetched: readonly Fetched[]) =>
    fetched.reduce((sum, { transferred }) => sum + transferred, 0) / 1024,
  /** Requests to other sites. */
  elsewhere: (fetched: readonly Fetched[]) =>
    fetched.filter(({ isElsewhere, isChat }) => isElsewhere && !isChat).length,
};

function ofType(type: string) {
  return (fetched: readonly Fetched[]) =>
    fetched
      .filter((file) => file.type === type && !file.isChat)
      .reduce((sum, { gzip }) => sum + gzip, 0) / 1024;
}

/** What the HTML of a page may weigh, in KB. */
export const htmlLimit = 15;

/**
 * Everything that has a limit, measured on the sample site. Its pictures do not change, so first
 * views get only a tenth of headroom: an added or a larger picture is noticed.
 */
export const budgets: readonly Budget[] = [
  { what: 'Script at load', measure: 'script', unit: 'KB', limit: 3 },
  { what: 'Styles', measure: 'stylesheet', unit: 'KB', limit: 16 },
  { what: 'HTML', measure: 'document', unit: 'KB', limit: htmlLimit },
  { what: 'Fonts', measure: 'font', unit: 'KB', limit: 40 },
  { what: 'Form island with React', measure: 'form island', unit: 'KB', limit: 105 },
  { what: 'Requests to other sites', measure: 'elsewhere', unit: 'requests', limit: 0 },
  firstView('home', /^\/$/, 113),
  firstView('services', /^\/(?:services|restoration)\//, 107),
  firstView('cities', /^\/service-areas\//, 108),
  firstView('about', /^\/about$/, 105),
  firstView('contact', /^\/contact$/, 80),
  firstView('reviews', /^\/reviews$/, 77),
  // The before-and-after pictures are close enough to the screen for browsers to fetch them.
  firstView('gallery', /^\/gallery$/, 150),
  firstView('blog', /^\/blog(?:\/category\/.+)?$/, 138),
  firstView('articles', /^\/blog\/(?!no-such|category\/)/, 100),
  firstView('editors’ pages', /^\/financing$/, 78),
  firstView('unknown addresses', /\/no-such/, 74),
];

function firstView(name: string, pages: RegExp, limit: number): Budget {
  return { what: `First view: ${name}`, measure: 'everything', unit: 'KB', limit, pages };
}

/** What was seen of a site. */
export interface SeenSite {
  /** What each page fetched, by its path. */
  pages: ReadonlyMap<string, readonly Fetched[]>;
  /** What was fetched to make the form interactive. */
  form: readonly Fetched[];
}

/** A budget and whether it was kept. */
export type BudgetVerdict = ReturnType<typeof judgeBudget>;

/**
 * Checks what was seen against a budget. Something that weighs nothing was not measured, so it
 * counts as over, unless its limit is zero.
 */
export function judgeBudget(budget: Budget, seen: SeenSite) {
  const { actual, page } = measure(budget, seen);
  const wasMeasured = actual > 0 || budget.limit === 0;
  return { budget, actual, page, isOver: actual > budget.limit || !wasMeasured };
}

/** @returns the pages without a limit for their first view */
export function unlimited(all: readonly Budget[], { pages }: SeenSite): string[] {
  return [...pages.keys()].filter((page) => !all.some((budget) => budget.pages?.test(page)));
}

const nothing: { page: string | undefined; actual: number } = { page: undefined, actual: 0 };

function measure({ measure, pages = /^/ }: Budget, seen: SeenSite) {
  if (measure === 'form island') return { actual: weights.script(seen.form), page: undefined };
  return [...seen.pages]
    .filter(([page]) => pages.test(page))
    .map(([page, fetched]) => ({ page, actual: weights[measure](fetched) }))
    .reduce((most, figure) => (figure.actual > most.actual ? figure : most), nothing);
}
