import { expect } from '@playwright/test';
import { holdReact, islandOf, projects, projectsIn } from '../../pages/gallery.ts';
import { test } from '../../site.ts';

test('a tile pressed before the code is there opens once it is', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const grid = islandOf(page, 'ProjectGrid');
  await grid.locator('[data-hold]').nth(1).click();
  await expect(grid).not.toHaveAttribute('data-ready');
  arrive();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(String(projects[1]?.title));
  await expect(page).toHaveURL(/\/gallery$/);
});

test('a step pressed before the code is there is made once it is', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const carousel = islandOf(page, 'ProjectCarousel');
  await carousel.getByRole('button', { name: 'Next project' }).click();
  await expect(carousel).not.toHaveAttribute('data-ready');
  arrive();
  await expect(carousel.getByRole('status')).toHaveText(/^2 of/);
});

test('a category chosen before the code is there holds at once and after', async ({ page }) => {
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

test('a divider moved before the code is there stays where it was put', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/gallery');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(islandOf(page, 'Comparison')).not.toHaveAttribute('data-ready');
  arrive();
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
});

test('without the code a tile leads to its picture', async ({ page }) => {
  await page.route('**/assets/chunks/*.js', (route) => route.abort());
  await page.goto('/gallery');
  await islandOf(page, 'ProjectGrid').locator('[data-hold]').first().click();
  await expect(page).toHaveURL(/\/pictures\/projects\/.*\.jpg$/);
});
