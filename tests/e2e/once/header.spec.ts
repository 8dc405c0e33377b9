import { expect } from '@playwright/test';
import { test } from '../../site.ts';

const scrollTo = (y: number) => `window.scrollTo({ top: ${y}, behavior: 'instant' })`;
const background = 'getComputedStyle(document.querySelector("header")).backgroundColor';

const topOf = (element: Element) => element.getBoundingClientRect().top;

test('the header is more solid once the page is scrolled beyond 10 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const root = page.locator('html');
  const atTop = await page.evaluate(background);
  await page.evaluate(scrollTo(10));
  await expect(root).not.toHaveAttribute('data-scrolled');
  await page.evaluate(scrollTo(11));
  await expect(root).toHaveAttribute('data-scrolled', '');
  expect(await page.evaluate(background)).not.toBe(atTop);
  await page.evaluate(scrollTo(0));
  await expect(root).not.toHaveAttribute('data-scrolled');
});

test('the copyright has the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-02T12:00:00Z'));
  await page.goto('/about');
  await expect(page.locator('footer')).toContainText('© 2041');
});

test('visitors who asked for less motion see no parallax', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const top = () => page.locator('[data-parallax]').evaluate(topOf);
  const atRest = await top();
  await page.evaluate(scrollTo(300));
  await expect.poll(top).toBeCloseTo(atRest - 300, 0);
});
