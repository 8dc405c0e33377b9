import { setTimeout } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Response,
} from '@playwright/test';
import { leftMachine } from '../test/launchOptions.ts';
import { barriersOn, overhangOf, scrollThrough } from './inspectPage.ts';

/** A picture that a page loaded. */
interface LoadedPicture {
  /** The path on the site. */
  file: string;
  /** In KB. */
  weight: number;
}

/** What was seen of a page in one window. */
export interface SeenPage {
  /** How wide the window was, in pixels. */
  screen: number;
  status: number;
  /** By how many pixels the page is wider than the window, and the words that stand out furthest. */
  beyond: number;
  widest: string;
  /** What went wrong, each in a few words. */
  troubles: readonly string[];
  /** What axe found: the rule in words, and the part of the page. */
  barriers: readonly { problem: string; part: string }[];
  /** All that came over the network before anything was touched, in KB. */
  weight: number;
  pictures: readonly LoadedPicture[];
}

/** The windows that every page is looked at in. */
export const windows = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  },
  desk: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Window = (typeof windows)[keyof typeof windows];

/** How long a visit may take, in milliseconds: a page that never comes to rest must not stop the check. */
const patience = 60_000;

/**
 * Visits a page as somebody who comes for the first time, and looks at all of it.
 * @param url of the page
 * @param window one of {@link windows}
 * @param services origins that the site’s settings name, such as a chat’s: they are answered here, as
 * a check must not talk to anybody
 * @throws {Error} when the page does not load, or not in time
 */
export async function visitPage(
  browser: Browser,
  url: string,
  window: Window,
  services: ReadonlySet<string>,
): Promise<SeenPage> {
  const context = await browser.newContext({
    ...window,
    // What still moves or fades has other colors than it will have.
    reducedMotion: 'reduce',
  });
  try {
    return await Promise.race([look(context, url, window, services), tooLong()]);
  } finally {
    await context.close();
  }
}

async function tooLong(): Promise<never> {
  await setTimeout(patience, undefined, { ref: false });
  throw new Error('not at rest after a minute');
}

async function look(
  context: BrowserContext,
  url: string,
  window: Window,
  services: ReadonlySet<string>,
): Promise<SeenPage> {
  const troubles: string[] = [];
  const { origin } = new URL(url);
  if (services.size > 0) {
    await context.route(
      (asked) => services.has(asked.origin),
      (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  }
  context.on('requestfailed', (request) => {
    if (leftMachine(request)) troubles.push(`it asks for ${request.url()}, on another site`);
  });
  const page = await context.newPage();
  const responses = watch(page, url, troubles);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await weigh(responses, origin);
  await scrollThrough(page);
  return {
    screen: window.viewport.width,
    status: response?.status() ?? 0,
    ...(await overhangOf(page)),
    barriers: await barriersOn(page),
    troubles,
    ...loaded,
  };
}

/**
 * Notes what goes wrong besides the answer of the page itself.
 * @returns what is loaded so far
 */
function watch(page: Page, url: string, troubles: string[]): Response[] {
  const responses: Response[] = [];
  page.on('console', (message) => {
    const isTrouble = ['error', 'warning'].includes(message.type());
    // What cannot be had is told below, with its address.
    const isTold = message.text().startsWith('Failed to load resource');
    if (isTrouble && !isTold) troubles.push(`it says “${message.text()}”`);
  });
  page.on('pageerror', ({ message }) => troubles.push(`its script fails with “${message}”`));
  const { origin } = new URL(url);
  // What is asked of other sites is told where it is answered.
  const fromHere = (address: string) =>
    address.startsWith(`${origin}/`) && address !== url ? address.slice(origin.length) : undefined;
  page.on('requestfailed', (request) => {
    const file = fromHere(request.url());
    if (file) troubles.push(`${file} cannot be had`);
  });
  page.on('response', (response) => {
    responses.push(response);
    const file = fromHere(response.url());
    if (file && response.status() >= 400) troubles.push(`${file} answers ${response.status()}`);
  });
  return responses;
}

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
