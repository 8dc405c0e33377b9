import { expect, type Page } from '@playwright/test';
import { openGallery, type Press, projects } from './gallery.ts';

export const count = projects.length;

/** Opens the gallery and waits until the carousel of projects lives. */
export async function openCarousel(page: Page) {
  const carousel = await openGallery(page, 'ProjectCarousel');
  const slides = carousel.locator('li');
  return {
    carousel,
    slides,
    previous: carousel.getByRole('button', { name: 'Previous project' }),
    next: carousel.getByRole('button', { name: 'Next project' }),
    view: carousel.locator('[tabindex="0"]'),
    /** Waits until a slide stands at the start, under the heading, and is announced. */
    shows: async (number: number) => {
      const title = projects[number - 1]?.title;
      await expect(carousel.getByRole('status')).toHaveText(`${number} of ${count}: ${title}`);
      const start = (await page.locator('#featured-heading').boundingBox())?.x ?? 0;
      await expect
        .poll(async () => Math.abs(((await slides.nth(number - 1).boundingBox())?.x ?? 0) - start))
        .toBeLessThan(2);
    },
  };
}

/**
 * Goes round with its buttons, forward to the last and on, then back. How it moves is tested with
 * single steps; here it jumps, as so many would take long.
 */
export async function goRound(page: Page, press: Press): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { previous, next, shows } = await openCarousel(page);
  await shows(1);
  for (let number = 2; number <= count; number += 1) {
    await press(page, next);
    await shows(number);
  }
  await press(page, next);
  await shows(1);
  await press(page, previous);
  await shows(count);
}
