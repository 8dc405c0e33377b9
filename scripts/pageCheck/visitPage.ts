import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';

/** A picture that a page loaded. */
interface LoadedPicture {
  /** The path on the site. */
  file: string;
  /** In KB. */
  weight: number;
}

/** What was seen of a page in one window. */
export interface Seen {
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

/**
 * Visits a page as somebody who comes for the first time, and looks at all of it.
 * @param url of the page
 * @param window one of {@link windows}
 * @param services origins that the site’s settings name, such as a chat’s: they are answered here, as
 * a check must not talk to anybody
 */
export async function visitPage(
  browser: Browser,
  url: string,
  window: (typeof windows)[keyof typeof windows],
  services: ReadonlySet<string>,
): Promise<Seen> {
  const context = await browser.newContext({
    ...window,
    // What still moves or fades has other colors than it will have.
    reducedMotion: 'reduce',
  });
  try {
    const troubles: string[] = [];
    const { origin } = new URL(url);
    await context.route(
      (asked) => asked.origin !== origin,
      (route) => {
        const asked = new URL(route.request().url());
        if (services.has(asked.origin))
          return route.fulfill({ contentType: 'text/javascript', body: '' });
        troubles.push(`it asks for ${asked.href}, on another site`);
        return route.abort();
      },
    );
    const page = await context.newPage();
    const responses = watch(page, url, troubles);
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    const loaded = await weigh(responses, origin);
    await scrollThrough(page);
    return {
      screen: window.viewport.width,
      status: response?.status() ?? 0,
      ...(await widthOf(page)),
      barriers: await barriersOn(page),
      troubles,
      ...loaded,
    };
  } finally {
    await context.close();
  }
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

/** Goes down the page, so that everything that waits for its turn loads and comes to life. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** How much wider than its window a page is, and whose fault that is. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    if (beyond <= 0) return { beyond, widest: '' };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [widest, right] = ['', clientWidth];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && box.right > right + 1) {
        [widest, right] = [node.textContent?.trim().slice(0, 80) ?? '', box.right];
      }
    }
    return { beyond, widest };
  });

async function barriersOn(page: Page) {
  // Legacy means: without a second page, which is only of use for frames from elsewhere.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target }) => ({ problem: help, part: target.join(' ') })),
  );
}
