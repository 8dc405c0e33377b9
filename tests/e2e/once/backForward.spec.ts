import { expect } from '@playwright/test';
import { layouts } from '../../layouts.ts';
import { test } from '../../site.ts';
import { leaveAndReturn, withBackForwardCache } from '../backForwardCache.ts';

test.use(withBackForwardCache);

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
