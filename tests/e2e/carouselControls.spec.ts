import { expect } from '@playwright/test';
import { holdReact, islandOf } from '../pages/gallery.ts';
import { count } from '../pages/testimonialCarousel.ts';
import { test } from '../site.ts';

test('there is nothing to press before it can answer', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/');
  const carousel = islandOf(page, 'TestimonialCarousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const place = await carousel.boundingBox();
  arrive();
  await expect(carousel.getByRole('button')).toHaveCount(count + 1);
  expect(await carousel.boundingBox()).toEqual(place);
});
