import { expect } from '@playwright/test';
import { count, openWithClock } from '../pages/testimonialCarousel.ts';
import { test } from '../site.ts';

test('only the slide in view can be reached', async ({ page }) => {
  const { carousel, dot } = await openWithClock(page);
  await dot(2).click();
  await expect(carousel.locator('li[inert]')).toHaveCount(count - 1);
  await expect(carousel.locator('figure').nth(1)).toBeInViewport();
});

test('without JavaScript all testimonials are there to scroll', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/');
  const figures = page.locator('[data-island="TestimonialCarousel"] figure');
  await expect(figures).toHaveCount(count);
  await figures.nth(count - 1).scrollIntoViewIfNeeded();
  await expect(figures.nth(count - 1)).toBeInViewport();
  await context.close();
});
