import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { leftMachine } from '../scripts/test/browser.ts';

/** What went wrong on a page while it loaded. */
interface Troubles {
  messages: string[];
}

/**
 * A test with pages at the built site’s addresses that notes everything that goes wrong. Requests
 * to other hosts must be answered by the test’s own routes, or it fails.
 */
export const test = base.extend<{ troubles: Troubles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  context: async ({ context }, use) => {
    const asked: string[] = [];
    context.on('requestfailed', (request) => {
      if (leftMachine(request)) asked.push(request.url());
    });
    await use(context);
    // A test may end while a file that it does not need is still loading.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(asked, 'asked of the world').toEqual([]);
  },
  troubles: async ({ page }, use) => use(watch(page)),
});

function watch(page: Page): Troubles {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => messages.push(`request failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`);
  });
  return { messages };
}

/**
 * Sets the size of text in the browser’s settings, before a page is opened.
 * @param pixels 16 is what browsers come with
 */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}
