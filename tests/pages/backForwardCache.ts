import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';

/** Playwright switches the cache off, as some of its own parts do not get by with it. */
export const withBackForwardCache = {
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/** Leaves the page and comes back, waiting for what the page itself says of its return. */
export async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/no-such-page');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}
