import { expect, type Page } from '@playwright/test';
import { site } from '#content/site';
import config from '../../playwright.config.ts';
import { layouts } from '../layouts.ts';
import { test } from '../site.ts';

// Playwright switches the back/forward cache off, as some of its own parts do not get by with it.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the page and comes back, waiting for what the page itself says of its return. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/no-such-page');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}

for (const path of layouts) {
  test(`${path} comes back from the back/forward cache`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await leaveAndReturn(page);
    const reasons = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming & { notRestoredReasons: unknown })
        .notRestoredReasons;
    });
    expect(reasons).toBeNull();
  });
}

test('the chat and the menus work after a return, and none is left open', async ({ page }) => {
  test.skip(!site.chat, 'The site has no chat.');
  await page.goto('/reviews');
  const chat = page.locator(`#${site.chat?.container}`);
  await expect(chat.locator('*').first()).toBeAttached();
  const summary = page.locator('header summary').filter({ visible: true }).first();
  await summary.click();
  await page.waitForLoadState('networkidle');
  // Off the menu, which would open again under the pointer.
  await page.mouse.move(300, 800);
  await leaveAndReturn(page);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(chat).toHaveCount(1);
  await expect(chat.locator('*').first()).toBeAttached();
  await summary.click();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
});
