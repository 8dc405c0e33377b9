import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { holdReact, islandOf } from './gallery.ts';
import { count } from './testimonialCarousel.ts';

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
