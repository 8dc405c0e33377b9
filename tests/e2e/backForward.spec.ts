import { expect, type Page } from '@playwright/test';
import { site } from '#content/site';
import { leaveAndReturn, withBackForwardCache } from '../pages/backForward.ts';
import { test } from '../site.ts';
import { layouts } from '../sitePaths.ts';
import { isEveryWidth } from '../widths.ts';

/** Only scripts could keep a page out of the cache: the common one, the map’s and the islands’. */
const paths = isEveryWidth ? layouts : ['/', '/contact', '/gallery'];

test.use(withBackForwardCache);

test('the chat and the menus work after a return, and none is left open', async ({ page }) => {
  await page.goto('/reviews');
  const chat = page.locator(`#${site.chat?.container}`);
  await expect(chat.locator('*').first()).toBeAttached();
  const summary = page.locator('header summary').filter({ visible: true }).first();
  await summary.click();
  await page.waitForLoadState('networkidle');
  // Off the menu, which would otherwise open again under the pointer.
  await page.mouse.move(300, 800);
  await leaveAndReturn(page);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(chat).toHaveCount(1);
  await expect(chat.locator('*').first()).toBeAttached();
  await summary.click();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
});

// In one window: opening a new one for each page takes longer than going there and back.
test('pages come back from the back/forward cache', { tag: '@once' }, async ({ page }) => {
  test.slow();
  for (const path of paths) await test.step(path, () => expectRestored(page, path));
});

async function expectRestored(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await leaveAndReturn(page);
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & { notRestoredReasons: unknown })
      .notRestoredReasons;
  });
  expect.soft(reasons, path).toBeNull();
}
