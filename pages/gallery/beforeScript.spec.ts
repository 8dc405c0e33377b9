import { expect } from '@playwright/test';
import { holdReact, islandOf, projects, projectsIn, wake } from '../../tests/pages/gallery.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';
import { test } from '../../tests/site.ts';

const islands = ['ProjectCarousel', 'ProjectGrid', 'Comparison'];

test('the page hydrates without a mismatch and nothing moves', async ({ page, troubles }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  // What late fonts move is tested separately: tests/e2e/lateFonts.spec.ts.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  arrive();
  for (const name of islands) await wake(page, name);
  await page.waitForLoadState('networkidle');
  expect(troubles.messages).toEqual([]);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test('a list scrolled before the code is there keeps its position', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await carousel.scrollIntoViewIfNeeded();
  const third = carousel.locator('li').nth(2);
  await carousel.locator('[tabindex="0"]').evaluate((view) => {
    const slide = view.querySelectorAll('li')[2];
    view.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: 'instant' });
  });
  const before = (await third.boundingBox())?.x ?? 0;
  await carousel.hover();
  await expect(carousel).not.toHaveAttribute('data-ready');
  arrive();
  await expect(carousel.getByRole('status')).toHaveText(/^3 of/);
  await expect
    .poll(async () => Math.abs(((await third.boundingBox())?.x ?? 0) - before))
    .toBeLessThan(2);
});

test('a tile pressed before the code is there opens once it is', { tag: '@once' }, async ({
  page,
}) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const grid = islandOf(page, 'ProjectGrid');
  await grid.locator('[data-hold]').nth(1).click();
  await expect(grid).not.toHaveAttribute('data-ready');
  arrive();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(String(projects[1]?.title));
  await expect(page).toHaveURL(/\/gallery$/);
});

test('a carousel button pressed before the code is there works once it is', {
  tag: '@once',
}, async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await carousel.getByRole('button', { name: 'Next project' }).click();
  await expect(carousel).not.toHaveAttribute('data-ready');
  arrive();
  await expect(carousel.getByRole('status')).toHaveText(/^2 of/);
});

test('an arrow key pressed before the code is there is not lost', { tag: '@once' }, async ({
  page,
}) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await carousel.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(carousel).toHaveAttribute('data-held', '');
  await expect(carousel).not.toHaveAttribute('data-ready');
  arrive();
  await expect(carousel.getByRole('status')).toHaveText(/^2 of/);
});

test('a category chosen before the code is there applies at once and stays', {
  tag: '@once',
}, async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const grid = islandOf(page, 'ProjectGrid');
  const titles = grid.locator('h3').filter({ visible: true });
  await grid.getByRole('link', { name: 'Storm Damage' }).click();
  await expect(titles).toHaveText(projectsIn('storm-damage').map(({ title }) => title));
  await expect(grid).not.toHaveAttribute('data-ready');
  arrive();
  await expect(grid.getByRole('button', { name: 'Storm Damage', pressed: true })).toBeVisible();
  await expect(titles).toHaveText(projectsIn('storm-damage').map(({ title }) => title));
});

test('a divider moved before the code is there stays where it was put', { tag: '@once' }, async ({
  page,
}) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const slider = page.getByRole('slider').first();
  await comeTo(slider);
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(islandOf(page, 'Comparison')).not.toHaveAttribute('data-ready');
  arrive();
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
});

test('without the code a tile leads to its picture', { tag: '@once' }, async ({ page }) => {
  await page.route('**/assets/chunks/*.js', (route) => route.abort());
  await page.goto('/gallery');
  await islandOf(page, 'ProjectGrid').locator('[data-hold]').first().click();
  await expect(page).toHaveURL(/\/pictures\/projects\/.*\.jpg$/);
});
