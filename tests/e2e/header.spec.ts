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

test('a long name and long labels push nothing out of the window', async ({ page }) => {
  await page.goto('/about');
  const header = page.locator('[data-site-header]');
  // As long as the content allows a short name to be, and labels with a word more.
  await header.evaluate((element) => {
    const name = element.querySelector('a svg + span > span');
    if (!name) throw new Error('The logo has no words.');
    name.textContent = 'Northern Illinois Roofing Pros';
    for (const summary of element.querySelectorAll('summary')) summary.firstChild?.before('Our ');
  });
  const controls = header.locator(':is(a, summary):visible');
  await expect(controls).not.toHaveCount(0);
  const ends = await controls.evaluateAll((all) =>
    all.map((control) => control.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
