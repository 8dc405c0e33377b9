import { expect } from '@playwright/test';
import { onIslandCode } from '../pages/brokenIsland.ts';
import { openComparison } from '../pages/comparison.ts';
import { islandOf, middleOf, swipe } from '../pages/gallery.ts';
import { test } from '../site.ts';

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

test('both pictures are whole while its code cannot be had', async ({ page }) => {
  await onIslandCode(page, (route) => route.abort(), 'Comparison');
  await page.goto('/gallery');
  const comparison = islandOf(page, 'Comparison');
  await comparison.scrollIntoViewIfNeeded();
  await comparison.hover();
  await expect(comparison).toHaveAttribute('data-failed', '');
  const places = new Set<string>();
  for (const figure of await comparison.locator('figure').all()) {
    await expect(figure).toHaveCSS('clip-path', 'none');
    const { x = 0, y = 0, width = 0 } = (await figure.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
    places.add(`${Math.round(x)}, ${Math.round(y)}`);
  }
  expect(places.size).toBe(2);
  await expect(comparison.getByRole('slider')).toBeHidden();
});
