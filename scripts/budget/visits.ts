import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { site } from '#content/site';
import { chatHosts, chatSample, isFrom } from '../content/model/siteChat.ts';
import { inParallel } from '../inParallel.ts';
import { windows } from '../pageCheck/visitPage.ts';

/** A file that a page fetched. */
export interface Fetched {
  /** As Playwright names it: `document`, `script`, `stylesheet`, `font`, `image` … */
  type: string;
  /** Bytes of the file, compressed the way hosts do it. */
  gzip: number;
  /** Bytes that came over the network, including headers. */
  transferred: number;
  isElsewhere: boolean;
  isChat: boolean;
}

/** Without a limit; browsers tell the kind of a connection by its latency. */
const goodConnection = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };

/** How many pages are open at a time: most of a visit is waiting for the page to go idle. */
const atATime = 8;

/**
 * Visits pages on a large phone, each with an empty cache, and touches nothing.
 * @param home the address of the site’s home page
 * @returns what each fetched until it went idle, by its path
 */
export async function weighPages(browser: Browser, home: string, paths: readonly string[]) {
  const weighPage = async (path: string) => {
    const visit = (page: Page) =>
      fetchedDuring(page, async () => {
        await page.goto(home + path.slice(1), { waitUntil: 'networkidle' });
        await twoFrames(page);
      });
    return [path, await withPage(browser, visit)] as const;
  };
  return new Map(await inParallel(paths, weighPage, atATime));
}

/** A busy machine may draw a page only when it was idle, and drawing has lazy pictures fetched. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

/**
 * Opens a page and starts on the estimate form, as visitors do.
 * @returns what was fetched from then until the form was interactive
 */
export function beginForm(browser: Browser, url: string): Promise<Fetched[]> {
  return withPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return fetchedDuring(page, async () => {
      await page.locator('[data-island="EstimateForm"] input').first().focus();
      await page.locator('[data-island="EstimateForm"][data-ready]').waitFor();
    });
  });
}

async function withPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(windows.phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Headless Chromium has a pointer in the corner of each page, which would wake the menus,
    await session.send('Input.setIgnoreInputEvents', { ignore: true });
    // and no estimate of its network, so it would fetch pictures from further down than others do.
    await session.send('Network.emulateNetworkConditions', goodConnection);
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * Records all that a page fetches during an action.
 * @param action visits the page or does something there, and waits for the result
 */
async function fetchedDuring(page: Page, action: () => Promise<unknown>): Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await action();
  return Promise.all(requests.map((request) => weigh(request, new URL(page.url()))));
}

async function weigh(request: Request, page: URL): Promise<Fetched> {
  const url = new URL(request.url());
  const isElsewhere = url.origin !== page.origin;
  return {
    type: request.resourceType(),
    ...(await sizes(request)),
    isElsewhere,
    isChat: isElsewhere ? isFrom(chatHosts(site.chat), url) : url.pathname.endsWith(chatSample),
  };
}

async function sizes(request: Request) {
  const response = await request.response();
  // Whether it can be fetched is for other tests to say.
  if (!response || request.failure()) return { gzip: 0, transferred: 0 };
  const body = await response.body();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const isCompressed = ['image', 'font'].includes(request.resourceType());
  return {
    gzip: isCompressed ? body.length : gzipSync(body).length,
    transferred: responseBodySize + responseHeadersSize,
  };
}
