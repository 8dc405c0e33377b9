import { expect, type Page } from '@playwright/test';
import { testimonials } from '#content/testimonials';
import { wake } from './gallery.ts';

/** How many slides the home page has. */
export const count = testimonials.filter(({ page }) => page === 'home').length;

/** Opens the home page and waits until the carousel is hydrated. */
export async function openCarousel(page: Page) {
  await page.goto('/');
  const carousel = await wake(page, 'TestimonialCarousel');
  return {
    carousel,
    toggle: carousel.getByRole('button', { name: /testimonials$/ }),
    dots: carousel.getByRole('button', { name: /^Show testimonial/ }),
    live: carousel.locator('[aria-live]'),
  };
}

/** Opens the home page with a controlled clock and waits until the carousel is hydrated. */
export async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const carousel = await wake(page, 'TestimonialCarousel');
  const dot = (number: number) =>
    carousel.getByRole('button', { name: `Show testimonial ${number} of` });
  // From here on, only tests advance time; leaving the carousel starts its 5 seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(1).click();
  await expect(carousel.locator('figure').first()).toBeInViewport({ ratio: 0.9 });
  await leave(page);
  return {
    carousel,
    /** Waits until a slide is in view and its dot is the current one. */
    shows: async (number: number) => {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('figure').nth(number - 1)).toBeInViewport({ ratio: 0.9 });
    },
    dot,
    toggle: (name: string) => carousel.getByRole('button', { name }),
  };
}

/** Moves pointer and focus away from the carousel. */
export async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}
