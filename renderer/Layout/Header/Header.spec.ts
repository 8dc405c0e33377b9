import { expect } from '@playwright/test';
import { navigation } from '#content/navigation';
import { test } from '../../../tests/site.ts';

const scrollTo = (y: number) => `window.scrollTo({ top: ${y}, behavior: 'instant' })`;

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

test('the way to the form stands beside the number as soon as there is room', {
  tag: '@wide',
}, async ({ page }) => {
  for (const width of [1080, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const header = page.locator('[data-site-header]');
    const boxes = await header
      .locator(':is(a, summary):visible')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON()));
    await expect(header.getByRole('link', { name: navigation.estimateLabel })).toBeVisible();
    const overlaps = boxes.filter(({ left }, index) => left < boxes[index - 1]?.right);
    expect(overlaps, `${width}`).toEqual([]);
    expect(Math.min(...boxes.map(({ top }) => top)), `${width}`).toBeGreaterThanOrEqual(0);
  }
});

const background = 'getComputedStyle(document.querySelector("header")).backgroundColor';

test('the header is more solid once the page is scrolled beyond 10 pixels', {
  tag: '@once',
}, async ({ page }) => {
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
