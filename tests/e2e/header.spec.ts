import { expect } from '@playwright/test';
import { test } from '../site.ts';

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
