import { expect } from '@playwright/test';
import { count, leave, openWithClock } from '../../tests/pages/testimonialCarousel.ts';
import { test } from '../../tests/site.ts';

test('only the slide in view can be reached', async ({ page }) => {
  const { carousel, dot } = await openWithClock(page);
  await dot(2).click();
  await expect(carousel.locator('li[inert]')).toHaveCount(count - 1);
  await expect(carousel.locator('figure').nth(1)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all testimonials are there to scroll', async ({ page }) => {
    await page.goto('/');
    const figures = page.locator('[data-island="TestimonialCarousel"] figure');
    await expect(figures).toHaveCount(count);
    await figures.nth(count - 1).scrollIntoViewIfNeeded();
    await expect(figures.nth(count - 1)).toBeInViewport();
  });
});

test('it advances every 5 seconds and wraps from the last to the first', { tag: '@once' }, async ({
  page,
}) => {
  // Without smooth scrolling, which takes real time while the clock is paused.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dot, shows, toggle } = await openWithClock(page);
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

test('it advances automatically, and the page hydrates without a mismatch', {
  tag: '@once',
}, async ({ page, troubles }) => {
  const { dot } = await openWithClock(page);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await dot(1).getAttribute('aria-current')).toBeNull();
  }).toPass();
  expect(troubles.messages).toEqual([]);
});

test('it waits while the pointer, the focus or the pause button holds it', {
  tag: '@once',
}, async ({ page }) => {
  const { carousel, shows, dot, toggle } = await openWithClock(page);
  await carousel.hover();
  await page.clock.runFor(20_000);
  await shows(1);
  await page.mouse.move(0, 0);
  await dot(3).focus();
  await page.clock.runFor(20_000);
  await shows(1);
  await toggle('Pause testimonials').click();
  await leave(page);
  await page.clock.runFor(20_000);
  await shows(1);
  await toggle('Play testimonials').click();
  await leave(page);
  await page.clock.runFor(5100);
  await shows(2);
});

test('a press on Play lets it advance, though pointer and focus stay there', {
  tag: '@once',
}, async ({ page }) => {
  const { shows, toggle } = await openWithClock(page);
  await toggle('Pause testimonials').click();
  await toggle('Play testimonials').click();
  await page.clock.runFor(5100);
  await shows(2);
});

test('it starts paused for visitors who asked for less motion', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { shows, toggle } = await openWithClock(page);
  await expect(toggle('Play testimonials')).toBeVisible();
  await page.clock.runFor(20_000);
  await shows(1);
});
