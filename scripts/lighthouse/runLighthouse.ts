import lighthouse, { type Flags, type Result } from 'lighthouse';

/** In the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What one run found in a category. */
export interface CategoryVerdict {
  /** From 0 to 100, as Lighthouse shows it. */
  score: number;
  /** The audits that lowered the score. */
  failed: string[];
}

/** How often to try: a trace that Lighthouse cannot read is not the page’s fault. */
const tries = 3;

export type Verdicts = Partial<Record<Category, CategoryVerdict>>;

/**
 * Has Lighthouse look at a page once with its defaults: a phone on a slow network, both simulated.
 * @param url the page
 * @param port where the browser is controlled
 * @param wanted the categories to look at
 * @throws when Lighthouse cannot look at the page
 */
export async function runLighthouse(
  url: string,
  port: number,
  wanted: readonly Category[],
): Promise<Verdicts> {
  const lhr = await report(url, { port, onlyCategories: [...wanted], logLevel: 'silent' });
  const verdicts = wanted.map((category) => {
    const { score, auditRefs = [] } = lhr.categories[category] ?? {};
    const failed = auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, lhr.audits[id]?.displayValue].filter(Boolean).join(' '));
    return [category, { score: Math.round((score ?? 0) * 100), failed }];
  });
  return Object.fromEntries(verdicts);
}

async function report(url: string, flags: Flags): Promise<Result> {
  let trouble = '';
  for (let count = 0; count < tries; count += 1) {
    const { lhr } = (await lighthouse(url, flags)) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    trouble = lhr?.runtimeError?.message ?? 'no answer';
  }
  throw new Error(`Lighthouse could not look at ${url}: ${trouble}`);
}
