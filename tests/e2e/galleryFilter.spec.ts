import { expect } from '@playwright/test';
import { ways } from '../pages/gallery.ts';
import { categoryAt, goThrough, openFilter } from '../pages/galleryFilter.ts';
import { test } from '../site.ts';

test('each category narrows the grid', async ({ page }) => goThrough(page, ways.pointer));

test('the bar stays under the header and leads back to the first tile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { grid, button } = await openFilter(page);
  await grid.locator('[data-slug]').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(button(categoryAt(0).name)).toBeInViewport({ ratio: 1 });
  // Playwright would scroll to a covered button; this hits whatever lies on top.
  const { x = 0, y = 0 } = (await button(categoryAt(1).name).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(button(categoryAt(1).name)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid.locator('[data-slug]').first()).toBeInViewport({ ratio: 0.5 });
});
