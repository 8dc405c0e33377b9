import { expect } from '@playwright/test';
import { holdReact, islandOf, wake } from '../pages/gallery.ts';
import { test } from '../site.ts';

const islands = ['ProjectCarousel', 'ProjectGrid', 'Comparison'];

test('hydration finds the page as it expects it and moves nothing', async ({ page, troubles }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  arrive();
  for (const name of islands) await wake(page, name);
  await page.waitForLoadState('networkidle');
  expect(troubles.messages).toEqual([]);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test('a list scrolled before the code is there goes on from where it is', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await carousel.scrollIntoViewIfNeeded();
  const third = carousel.locator('li').nth(2);
  await carousel.locator('[tabindex="0"]').evaluate((view) => {
    const slide = view.querySelectorAll('li')[2];
    view.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: 'instant' });
  });
  const before = (await third.boundingBox())?.x ?? 0;
  await carousel.hover();
  await expect(carousel).not.toHaveAttribute('data-ready');
  arrive();
  await expect(carousel.getByRole('status')).toHaveText(/^3 of/);
  await expect
    .poll(async () => Math.abs(((await third.boundingBox())?.x ?? 0) - before))
    .toBeLessThan(2);
});
