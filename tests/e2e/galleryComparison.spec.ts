import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { openComparison } from './comparison.ts';
import { middleOf, swipe } from './gallery.ts';

test('it follows the pointer', async ({ page, isMobile }) => {
  const { comparison, cut } = await openComparison(page);
  await comparison.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(comparison);
  if (isMobile) {
    await swipe(page, { x, y }, { x: 100, y: 0 });
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 220, y, { steps: 5 });
    await page.mouse.up();
  }
  await expect.poll(cut).toBeLessThan(30);
  expect(await cut()).toBeGreaterThan(10);
});
