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

test('a long name and long labels leave everything in reach', async ({ page }) => {
  await page.goto('/about');
  const header = page.locator('[data-site-header]');
  // As long as a name in large letters is, and labels with a word more.
  await header.evaluate((element) => {
    const name = element.querySelector('a svg + span > span');
    if (!name) throw new Error('The logo has no words.');
    name.textContent = 'Winnebago Roofers';
    for (const summary of element.querySelectorAll('summary')) summary.firstChild?.before('Our ');
  });
  const controls = header.locator(':is(a, summary):visible');
  await expect(controls).not.toHaveCount(0);
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
});
