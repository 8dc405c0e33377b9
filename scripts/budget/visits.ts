import type { Browser, Page } from '@playwright/test';
import { inParallel } from '../inParallel.ts';
import { type Fetched, fetchedDuring } from './fetched.ts';

/** A large phone, whose many pixels ask for large pictures. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** Without a limit; from its latency browsers tell of which kind a connection is. */
const goodConnection = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };

/** How many pages are open at a time: most of a visit is waiting for the page to rest. */
const atATime = 8;

/**
 * Visits pages on a phone, each with an empty cache, and touches nothing.
 * @param urls the pages
 * @returns what each fetched until it rested, in the order of the pages
 */
export const weighPages = (browser: Browser, urls: readonly string[]): Promise<Fetched[][]> =>
  inParallel(urls, (url) => visitPage(browser, url), atATime);

const visitPage = (browser: Browser, url: string) =>
  withPage(browser, (page) => fetchedDuring(page, () => goTo(page, url)));

/**
 * Comes to a page and begins with the estimate form, as visitors do.
 * @returns what was fetched from then on until the form lived
 */
export function beginForm(browser: Browser, url: string): Promise<Fetched[]> {
  return withPage(browser, async (page) => {
    await goTo(page, url);
    return fetchedDuring(page, async () => {
      await page.locator('[data-island="EstimateForm"] input').first().focus();
      await page.locator('[data-island="EstimateForm"][data-ready]').waitFor();
    });
  });
}

async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
}

async function withPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Chromium without windows has a pointer in the corner of each page, which would wake the menus,
    await session.send('Input.setIgnoreInputEvents', { ignore: true });
    // and knows of no network, so that it would fetch pictures from further down than others do.
    await session.send('Network.emulateNetworkConditions', goodConnection);
    return await work(page);
  } finally {
    await context.close();
  }
}
