import { expect } from '@playwright/test';
import { gallery, openGallery, wake, withProjects } from '../pages/gallery.ts';
import { openTile } from '../pages/lightbox.ts';
import { test } from '../site.ts';
import { violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the gallery when fully hydrated, with a comparison, and in a category', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  await openGallery(page, 'ProjectCarousel');
  const comparison = await wake(page, 'Comparison');
  const grid = await wake(page, 'ProjectGrid');
  expect(await violations(page)).toEqual([]);
  const slider = comparison.getByRole('slider');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  await grid.getByRole('button', { name: 'Storm Damage' }).click();
  await expect(grid.getByRole('status')).toHaveText(/^2 of/);
  expect(await violations(page, 'main')).toEqual([]);
});

test('the lightbox', { tag: ['@phone', '@wide'] }, async ({ page }) => {
  const { dialog } = await openTile(page);
  // While it fades in, its colors are different.
  await expect(dialog).toHaveCSS('opacity', '1');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^3 of/);
  expect(await violations(page, 'dialog[open]')).toEqual([]);
});

test('a category without projects says so', { tag: ['@phone', '@wide'] }, async ({ page }) => {
  await withProjects(page, (all) => all.map((project) => ({ ...project, category: 'roofing' })));
  const grid = await openGallery(page, 'ProjectGrid');
  await grid.getByRole('button', { name: 'Siding' }).click();
  await expect(grid.getByRole('status')).toHaveText(gallery.projects.emptyText);
  await expect(grid.locator('h3')).toHaveCount(0);
  expect(await violations(page, '[data-island=ProjectGrid]')).toEqual([]);
});
