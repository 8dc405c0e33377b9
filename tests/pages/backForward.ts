import { expect, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/test/browser.ts';

/** Only the full browser has this cache, which Playwright disables because it would disturb it. */
export const withBackForwardCache = {
  launchOptions: {
    ...launchOptions(),
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/**
 * Leaves the page and comes back, and waits until the page itself confirms its return.
 * @param to where to go meanwhile
 * @param meanwhile what to do there
 */
export async function leaveAndReturn(
  page: Page,
  to = '/no-such-page',
  meanwhile?: () => Promise<void>,
): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto(to);
  await meanwhile?.();
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}
