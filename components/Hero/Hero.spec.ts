import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

const scrollTo = (y: number) => `window.scrollTo({ top: ${y}, behavior: 'instant' })`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

test('the hero’s picture scrolls at half the scroll distance', async ({ page }) => {
  await page.goto('/');
  const top = () => page.locator('[data-parallax]').evaluate(topOf);
  const atRest = await top();
  for (const distance of [100, 300]) {
    await page.evaluate(scrollTo(distance));
    await expect.poll(top).toBeCloseTo(atRest - distance / 2, 0);
  }
});

test('visitors who asked for less motion see no parallax', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const top = () => page.locator('[data-parallax]').evaluate(topOf);
  const atRest = await top();
  await page.evaluate(scrollTo(300));
  await expect.poll(top).toBeCloseTo(atRest - 300, 0);
});
