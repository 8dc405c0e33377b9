import { expect } from '@playwright/test';
import { openComparison } from '../../pages/comparison.ts';
import { middleOf, swipe } from '../../pages/gallery.ts';
import { test } from '../../site.ts';

test('a finger that scrolls past leaves it alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { comparison, slider } = await openComparison(page);
  await comparison.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => scrollY);
  // Beside the divider, then on it.
  for (const beside of [-120, 0]) {
    const { x, y } = await middleOf(comparison);
    const from = await scrolled();
    await swipe(page, { x: x + beside, y }, { x: 0, y: -90 });
    await expect.poll(scrolled).toBeGreaterThan(from + 40);
  }
  await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
});
