import { expect, type Page } from '@playwright/test';
import { layouts } from '../../layouts.ts';
import { leaveAndReturn, withBackForwardCache } from '../../pages/backForwardCache.ts';
import { test } from '../../site.ts';

test.use(withBackForwardCache);

// In one window: a new one for each layout takes longer than the way there and back.
test('each layout comes back from the back/forward cache', async ({ page }) => {
  test.slow();
  for (const path of layouts) await test.step(path, () => expectRestored(page, path));
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
