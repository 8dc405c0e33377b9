import { expect, type Page } from '@playwright/test';
import { testimonials } from '#content/testimonials';
import { test } from '../site.ts';

const count = testimonials.filter(({ page }) => page === 'home').length;

/** Opens the home page with its clock in our hands and waits until the carousel lives. */
async function openCarousel(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const carousel = page.locator('[data-island="TestimonialCarousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready', '');
  const dot = (number: number) =>
    carousel.getByRole('button', { name: `Show testimonial ${number} of` });
  // From here on time passes only when a test says so; leaving the carousel starts its 5 seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(1).click();
  await expect(carousel.locator('figure').first()).toBeInViewport({ ratio: 0.9 });
  await leave(page);
  return {
    carousel,
    /** Waits until a slide has come to rest in view and its dot is the current one. */
    shows: async (number: number) => {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('figure').nth(number - 1)).toBeInViewport({ ratio: 0.9 });
    },
    dot,
    toggle: (name: string) => carousel.getByRole('button', { name }),
  };
}

/** Takes pointer and focus off the carousel. */
async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

test('it turns every 5 seconds and wraps from the last to the first', async ({ page }) => {
  // Without smooth scrolling, which takes real time while the clock stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dot, shows, toggle } = await openCarousel(page);
  const timeUntil = async (number: number) => {
    for (let passed = 0; passed <= 20_000; passed += 100) {
      if (await dot(number).getAttribute('aria-current')) return passed;
      await page.clock.runFor(100);
    }
    throw new Error(`Slide ${number} never came.`);
  };
  await dot(count - 2).click();
  await toggle('Play testimonials').click();
  await leave(page);
  await timeUntil(count - 1);
  expect(await timeUntil(count)).toBe(5000);
  expect(await timeUntil(1)).toBe(5000);
  await shows(1);
});

test('it turns by itself', async ({ page }) => {
  const { dot } = await openCarousel(page);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await dot(1).getAttribute('aria-current')).toBeNull();
  }).toPass();
});

test('the pause button stops it and starts it again', async ({ page }) => {
  const { shows, toggle } = await openCarousel(page);
  await toggle('Pause testimonials').click();
  await leave(page);
  await page.clock.runFor(20_000);
  await shows(1);
  await toggle('Play testimonials').click();
  await leave(page);
  await page.clock.runFor(5100);
  await shows(2);
});

test('it waits while the pointer or the focus is on it', async ({ page, isMobile }) => {
  const { carousel, shows, dot } = await openCarousel(page);
  if (!isMobile) {
    await carousel.hover();
    await page.clock.runFor(20_000);
    await shows(1);
    await page.mouse.move(0, 0);
  }
  await dot(3).focus();
  await page.clock.runFor(20_000);
  await shows(1);
});

test('it starts stopped for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { shows, toggle } = await openCarousel(page);
  await expect(toggle('Play testimonials')).toBeVisible();
  await page.clock.runFor(20_000);
  await shows(1);
});

test('only the slide in view can be reached', async ({ page }) => {
  const { carousel, dot } = await openCarousel(page);
  await dot(2).click();
  await expect(carousel.locator('li[inert]')).toHaveCount(count - 1);
  await expect(carousel.locator('figure').nth(1)).toBeInViewport();
});

test('hydration finds the page as it expects it', async ({ page, troubles }) => {
  await openCarousel(page);
  expect(troubles.messages).toEqual([]);
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
