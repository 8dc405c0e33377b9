import { expect } from '@playwright/test';
import { count, leave, openWithClock } from '../../pages/testimonialCarousel.ts';
import { test } from '../../site.ts';

test('it turns every 5 seconds and wraps from the last to the first', async ({ page }) => {
  // Without smooth scrolling, which takes real time while the clock stands still.
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

test('it turns by itself', async ({ page }) => {
  const { dot } = await openWithClock(page);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await dot(1).getAttribute('aria-current')).toBeNull();
  }).toPass();
});

test('the pause button stops it and starts it again', async ({ page }) => {
  const { shows, toggle } = await openWithClock(page);
  await toggle('Pause testimonials').click();
  await leave(page);
  await page.clock.runFor(20_000);
  await shows(1);
  await toggle('Play testimonials').click();
  await leave(page);
  await page.clock.runFor(5100);
  await shows(2);
});

test('it waits while the pointer or the focus is on it', async ({ page }) => {
  const { carousel, shows, dot } = await openWithClock(page);
  await carousel.hover();
  await page.clock.runFor(20_000);
  await shows(1);
  await page.mouse.move(0, 0);
  await dot(3).focus();
  await page.clock.runFor(20_000);
  await shows(1);
});

test('it starts stopped for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { shows, toggle } = await openWithClock(page);
  await expect(toggle('Play testimonials')).toBeVisible();
  await page.clock.runFor(20_000);
  await shows(1);
});

test('hydration finds the page as it expects it', async ({ page, troubles }) => {
  await openWithClock(page);
  expect(troubles.messages).toEqual([]);
});
