import { expect } from '@playwright/test';
import { openComparison } from '../../pages/comparison.ts';
import { tabTo } from '../../pages/gallery.ts';
import { test } from '../../site.ts';

test('it is moved by keyboard alone and says where it stands', async ({ page }) => {
  const { slider, cut } = await openComparison(page);
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
  expect(await cut()).toBe(50);
  for (const [key, text, share] of [
    ['ArrowRight', '51% before, 49% after', 49],
    ['PageUp', '61% before, 39% after', 39],
    ['Home', '0% before, 100% after', 100],
    ['End', '100% before, 0% after', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
    await expect.poll(cut).toBe(share);
  }
});
