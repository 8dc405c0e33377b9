import type { Fetched } from './visits.ts';

/** What something may weigh at most, of whichever page it weighs the most. */
export interface Budget {
  what: string;
  /** How a page is weighed, or that it is the form’s code. */
  measure: keyof typeof weights | 'form island';
  /** KB are 1024 bytes. */
  unit: 'KB' | 'requests';
  limit: number;
  /** The pages that it holds for; all, if not said. */
  pages?: RegExp;
}

/** How a page is weighed by what it fetched. Its chat is the provider’s to keep small. */
export const weights = {
  document: ofType('document'),
  font: ofType('font'),
  script: ofType('script'),
  stylesheet: ofType('stylesheet'),
  /** All that came over the network, the chat too: visitors wait for it all the same. */
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
 * Everything that has a limit, measured on the sample site. Its pictures stay as they are, so first
 * views leave a tenth above what they weigh: a picture more, or a larger one in its place, is seen.
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
  // The pictures before and after are near enough to the screen for browsers to fetch them.
  firstView('gallery', /^\/gallery$/, 150),
  firstView('blog', /^\/blog(?:\/category\/.+)?$/, 138),
  firstView('articles', /^\/blog\/(?!no-such|category\/)/, 100),
  firstView('editors’ pages', /^\/financing$/, 78),
  firstView('unknown addresses', /\/no-such/, 74),
];

function firstView(name: string, pages: RegExp, limit: number): Budget {
  return { what: `First view: ${name}`, measure: 'everything', unit: 'KB', limit, pages };
}
