import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';

/** Half of what is good for a page. @see https://web.dev/articles/cls */
const limit = 0.05;

/** How much has shifted so far, as Chromium measures it. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

for (const address of ['/', '/services/roofing', '/blog/roscoe-certified-contractor', '/reviews']) {
  test(`${address} hardly moves when its fonts arrive late`, async ({ page }) => {
    let late = 0;
    await page.route('**/*.woff2', async (route) => {
      await setTimeout(700);
      late += 1;
      await route.continue();
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect(late).toBe(3);
    expect(await shiftOf(page)).toBeLessThan(limit);
  });
}
