import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { codeVersion } from '../codeVersion.ts';
import { type Finding, finding } from '../content/model/diagnostic.ts';
import type { OnProgress } from '../inParallel.ts';
import type { BuiltPage, BuiltSite } from '../serve/builtPages.ts';
import { visitBuilt } from '../serve/visitBuilt.ts';
import { writeWhole } from '../writeWhole.ts';
import { openPatiently } from './openPatiently.ts';
import type { PageFinding } from './readPages.ts';
import { type SeenPage, visitsIn, windows } from './visitPage.ts';

/**
 * The most pages that are opened in one run: articles of one kind differ only in their words, and
 * every page’s words are read. Remaining changed pages are opened the next time.
 */
const maxVisits = 150;

/** How many pages are open at a time, in two windows each. With more, a whole Chrome gets slower. */
const atATime = availableParallelism();

/** Headless Chromium does not know the network’s speed and would load pictures from far below. */
const nearPictures = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** The browser is gone; that says nothing about the pages. */
export class LostBrowser extends Error {}

const lost =
  'The browser crashed or was closed before every page had been opened. Run this again: pages that were found to be good are not opened again.';

export type Visits = Awaited<ReturnType<typeof visitPages>>;

interface VisitOptions {
  /** The absolute path of the folder for what is remembered about good pages. */
  cache: string;
  /** Hosts that the site’s settings name, which are answered here. */
  services: readonly string[];
  onProgress: OnProgress;
}

/** Opens the pages of a site that are new or changed, on a phone and on a desk. */
export const visitPages = (site: BuiltSite, { cache, services, onProgress }: VisitOptions) =>
  visitBuilt({ sites: [site], flags: [nearPictures] }, async (browser, home) => {
    const goodFile = path.join(cache, 'good-pages.json');
    const good = await readKeys(goodFile);
    const key = (page: BuiltPage) => keyOf(page, browser.version());
    // An old address redirects to a page that is visited anyway.
    const pages = site.pages.filter(({ status }) => status !== 301);
    const known = pages.filter((page) => good.has(key(page)));
    const due = inTurn(pages.filter((page) => !good.has(key(page))));
    const chosen = due.slice(0, maxVisits);
    const onPhone = visitsIn(browser, windows.phone, services);
    const onDesk = visitsIn(browser, windows.desk, services);
    let done = 0;
    const look = async (page: BuiltPage, seconds: number): Promise<Finding[]> => {
      const url = home + page.path.slice(1);
      const [phone, desk] = await Promise.all([onPhone(url, seconds), onDesk(url, seconds)]);
      onProgress(++done, chosen.length);
      return [...judgeVisit(page, phone, true), ...judgeVisit(page, desk, false)];
    };
    const attempts = await openPatiently(chosen, look, atATime);
    const looks = attempts.map(({ page, outcome }) => ({ page, found: foundOn(page, outcome) }));
    const nowGood = looks.filter(({ found }) => found.length === 0).map(({ page }) => page);
    await writeWhole(goodFile, JSON.stringify([...known, ...nowGood].map(key)));
    const isWhole = attempts.every(({ outcome }) => outcome.status === 'fulfilled');
    if (!isWhole && !browser.isConnected()) throw new LostBrowser(lost);
    return {
      findings: looks.flatMap(({ page: { path }, found }) =>
        told(found).map((one): PageFinding => ({ path, found: one })),
      ),
      // How many pages were opened now, were found good before, and are left for another run.
      opened: chosen.length,
      known: known.length,
      left: due.length - chosen.length,
    };
  });

/**
 * Identifies a good page in a version of the browser by its HTML, as all that it loads has a hash
 * in its name, except for two scripts. It makes checking one changed page a matter of seconds.
 */
function keyOf({ path, html }: BuiltPage, browser: string): string {
  return hash('sha256', [codeVersion('pageCheck'), browser, path, html].join('\0'), 'base64');
}

/** Pages that an earlier run found nothing wrong with; the file may be deleted. */
async function readKeys(file: string): Promise<ReadonlySet<string>> {
  try {
    const keys: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Set(Array.isArray(keys) ? keys.map(String) : []);
  } catch {
    return new Set();
  }
}

/** @param outcome what was found on the page, or why it did not load */
function foundOn({ path }: BuiltPage, outcome: PromiseSettledResult<Finding[]>): Finding[] {
  if (outcome.status === 'fulfilled') return outcome.value;
  const [status = ''] = String(outcome.reason).split('\n');
  return [finding('page-answer', { path, status })];
}

/** What is the same in both windows is reported once. */
const told = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((one) => [one.message, one])).values(),
];

/** Takes a page from each folder in turn, so that no kind is left out when there are many. */
function inTurn(pages: readonly BuiltPage[]): BuiltPage[] {
  const places = new Map<string, number>();
  const placed = pages.map((page) => {
    const folder = path.posix.dirname(page.path);
    const place = places.get(folder) ?? 0;
    places.set(folder, place + 1);
    return { page, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ page }) => page);
}

/**
 * The most that the first view of a page should weigh on a large phone, in KB. A page of this
 * weight loads in about 3 seconds on the slow phone network of Lighthouse’s tests (1.6 Mbit/s).
 */
const maxWeight = 205;

/**
 * Judges a page as it was seen in one window.
 * @param isFirstView whether its weight counts: a large screen may load more
 */
function judgeVisit(
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
