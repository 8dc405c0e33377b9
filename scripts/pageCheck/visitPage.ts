import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import { isFrom } from '../content/model/siteChat.ts';
import { leftMachine } from '../test/browser.ts';
import { barriersOn, overhangOf, scrollThrough } from './inspectPage.ts';

/** What was seen of a page in one window. */
export type SeenPage = Awaited<ReturnType<typeof look>>;

/** A large phone, whose many pixels need large pictures, and a desk. */
export const windows = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  },
  desk: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

type Window = (typeof windows)[keyof typeof windows];

/**
 * Visits a page as someone who comes for the first time, and looks at all of it.
 * @param seconds how long that may take: a page that never goes idle must not block the check
 */
type Visit = (url: string, seconds: number) => Promise<SeenPage>;

/**
 * Opens windows of one kind and reuses those that are free: opening one and loading axe’s code
 * takes a browser longer than showing a page.
 * @param window one of {@link windows}
 * @param services hosts that the site’s settings name, such as a chat’s: they are answered here, as
 * a check must not contact anyone
 * @returns a function that visits a page; it rejects if the page does not load, or not in time
 */
export function visitsIn(browser: Browser, window: Window, services: readonly string[]): Visit {
  const free: Page[] = [];
  return async (url, seconds) => {
    const page = free.pop() ?? (await openWindow(browser, window, services));
    try {
      const seen = await Promise.race([look(page, url), tooLong(seconds)]);
      free.push(page);
      return seen;
    } catch (error) {
      await page.context().close();
      throw error;
    }
  };
}

async function openWindow(
  browser: Browser,
  window: Window,
  services: readonly string[],
): Promise<Page> {
  // Something that still moves or fades does not have its final colors yet.
  const context = await browser.newContext({ ...window, reducedMotion: 'reduce' });
  if (services.length > 0) {
    await context.route(
      (asked) => isFrom(services, asked),
      (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  }
  return context.newPage();
}

async function tooLong(seconds: number): Promise<never> {
  await setTimeout(seconds * 1000, undefined, { ref: false });
  throw new Error(`still loading after ${seconds} seconds`);
}

async function look(page: Page, url: string) {
  const { troubles, responses } = watch(page, url);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await weigh(responses, new URL(url).origin);
  await scrollThrough(page);
  const seen = {
    /** How wide the window was, in pixels. */
    screen: page.viewportSize()?.width ?? 0,
    status: response?.status() ?? 0,
    ...(await overhangOf(page)),
    barriers: await barriersOn(page),
    troubles,
    ...loaded,
  };
  await leave(page);
  return seen;
}

/** Keeps a visit from affecting the next one. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  await page.removeAllListeners();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  // Ends pending requests here, so that they do not fail during the next visit.
  await page.goto('about:blank');
}

/**
 * Records what goes wrong besides the page’s own answer, and what is loaded.
 * @returns both so far
 */
function watch(page: Page, url: string) {
  const troubles: string[] = [];
  const responses: Response[] = [];
  page.on('console', (message) => {
    const isTrouble = ['error', 'warning'].includes(message.type());
    // Resources that fail to load are reported below, with their addresses.
    const isTold = message.text().startsWith('Failed to load resource');
    if (isTrouble && !isTold) troubles.push(`its console says “${message.text()}”`);
  });
  page.on('pageerror', ({ message }) => troubles.push(`its script fails with “${message}”`));
  const { origin } = new URL(url);
  // Requests to other sites are reported only as such, below.
  const fromHere = (address: string) =>
    address.startsWith(`${origin}/`) && address !== url ? address.slice(origin.length) : undefined;
  page.on('requestfailed', (request) => {
    const file = fromHere(request.url());
    if (file) troubles.push(`${file} cannot be loaded`);
    if (leftMachine(request)) troubles.push(`it requests ${request.url()}, on another site`);
  });
  page.on('response', (response) => {
    responses.push(response);
    const file = fromHere(response.url());
    if (file && response.status() >= 400) troubles.push(`${file} answers ${response.status()}`);
  });
  return { troubles, responses };
}

/** Everything that came over the network before anything was touched, in KB. */
async function weigh(responses: readonly Response[], origin: string) {
  const own = responses.filter((response) => response.url().startsWith(origin));
  const files = await Promise.all(
    own.map(async (response) => {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      const weight = (responseBodySize + responseHeadersSize) / 1024;
      const isPicture = response.request().resourceType() === 'image';
      return { file: response.url().slice(origin.length), weight, isPicture };
    }),
  );
  const weight = files.reduce((sum, file) => sum + file.weight, 0);
  return { weight, pictures: files.filter(({ isPicture }) => isPicture) };
}
