import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser, noOtherMachine, sandboxFlags } from '../test/browser.ts';

/** Fetched by its first run: it would be a fifth of all packages, and few people ever run it. */
const lighthouse = 'lighthouse@12.8.2';

/** In the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What one run found in a category. */
interface CategoryVerdict {
  /** From 0 to 100, as Lighthouse shows it. */
  score: number;
  /** The audits that lowered the score. */
  failed: string[];
}

/** How often to try: a trace that Lighthouse cannot read is not the page’s fault. */
const tries = 3;

type Verdicts = Partial<Record<Category, CategoryVerdict>>;

/** The part of Lighthouse’s report that is read here. */
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/**
 * Has Lighthouse look at a page once with its defaults: a phone on a slow network, both simulated.
 * @param url the page
 * @param wanted the categories to look at
 * @throws when Lighthouse cannot look at the page
 */
export async function runLighthouse(url: string, wanted: readonly Category[]): Promise<Verdicts> {
  const lhr = await report(url, wanted);
  const verdicts = wanted.map((category) => {
    const { score, auditRefs = [] } = lhr.categories[category] ?? {};
    const failed = auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, lhr.audits[id]?.displayValue].filter(Boolean).join(' '));
    return [category, { score: Math.round((score ?? 0) * 100), failed }];
  });
  return Object.fromEntries(verdicts);
}

async function report(url: string, wanted: readonly Category[]): Promise<LighthouseReport> {
  let trouble = '';
  for (let count = 0; count < tries; count += 1) {
    try {
      return await runCommand(url, wanted);
    } catch (error) {
      trouble = `${error instanceof Error ? error.message : error}`;
    }
  }
  throw new Error(`Lighthouse could not look at ${url}: ${trouble}`);
}

/** @see https://github.com/GoogleChrome/lighthouse#cli-options */
async function runCommand(url: string, wanted: readonly Category[]): Promise<LighthouseReport> {
  const chromeFlags = ['--headless=new', ...sandboxFlags, `"${noOtherMachine}"`];
  const options = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${wanted.join()}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: Infinity,
  });
  return JSON.parse(stdout);
}

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
