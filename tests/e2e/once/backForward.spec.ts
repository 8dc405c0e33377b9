import { expect } from '@playwright/test';
import { test } from '../../site.ts';
import { leaveAndReturn, withBackForwardCache } from '../backForwardCache.ts';

test.use(withBackForwardCache);

const layouts = [
  '/',
  '/contact',
  '/services/roofing',
  '/service-areas/madison',
  '/about',
  '/gallery',
  '/blog',
  '/blog/roscoe-premium-shingles',
  '/reviews',
];

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
