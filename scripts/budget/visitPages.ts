import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

/** A file that a page fetched. */
export interface Fetched {
  url: string;
  /** As Playwright names it: `document`, `script`, `stylesheet`, `font`, `image` … */
  type: string;
  /** Bytes of the file, compressed as every host does. */
  gzip: number;
  /** Bytes that came here over the network, headers and all. */
  transferred: number;
}

/** What each page fetches by itself, by its path. */
export type Visits = ReadonlyMap<string, readonly Fetched[]>;

/** A large phone, whose many pixels ask for large pictures. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

const atATime = 4;

/**
 * Visits pages on a phone, each with an empty cache, and touches nothing.
 * @param origin where the site is served
 * @param paths the pages
 */
export async function visitPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Visits> {
  const visits = new Map<string, readonly Fetched[]>();
  for (let start = 0; start < paths.length; start += atATime) {
    const some = paths.slice(start, start + atATime).map(async (path) => {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const fetched = await fetchedDuring(page, async () => {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
      });
      visits.set(path, fetched);
      await context.close();
    });
    await Promise.all(some);
  }
  return visits;
}

/** All that a page fetches while something goes on. */
export async function fetchedDuring(page: Page, action: () => Promise<void>): Promise<Fetched[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await action();
  return Promise.all(requests.map(weigh));
}

async function weigh(request: Request): Promise<Fetched> {
  const response = await request.response();
  if (!response?.ok() && response?.status() !== 404) throw new Error(`${request.url()} failed.`);
  const body = await response.body();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType(),
    // What is compressed already only grows.
    gzip: Math.min(body.length, gzipSync(body).length),
    transferred: responseBodySize + responseHeadersSize,
  };
}
