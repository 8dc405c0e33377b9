import { expect } from '@playwright/test';
import { gallery, islandOf, projects } from '../pages/gallery.ts';
import { test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('the carousel is a list to scroll', async ({ page }) => {
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await expect(carousel.locator('li')).toHaveCount(projects.length);
  await carousel.locator('li').last().scrollIntoViewIfNeeded();
  await expect(carousel.locator('li').last()).toBeInViewport({ ratio: 0.5 });
});

test('both pictures of a pair are shown whole, with nothing to drag', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('slider')).toHaveCount(0);
  for (const { before, after } of gallery.beforeAfter.pairs) {
    const [one, other] = [page.getByAltText(before.alt), page.getByAltText(after.alt)];
    await one.scrollIntoViewIfNeeded();
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('A picture is not on the page.');
    expect(a.x + a.width <= b.x || a.y + a.height <= b.y).toBe(true);
    const clip = (element: Element) => getComputedStyle(element).clipPath;
    expect(await one.locator('xpath=ancestor::figure').evaluate(clip)).toBe('none');
  }
});
