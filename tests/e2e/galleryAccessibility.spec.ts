import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { openGallery, wake, withProjects } from './gallery.ts';
import { openTile } from './lightbox.ts';
import { violations } from './violations.ts';

test('axe finds nothing once all of it is awake, and in a category', async ({ page }) => {
  await openGallery(page, 'ProjectCarousel');
  await wake(page, 'Comparison');
  const grid = await wake(page, 'ProjectGrid');
  expect(await violations(page)).toEqual([]);
  await grid.getByRole('button', { name: 'Storm Damage' }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in the lightbox', async ({ page }) => {
  const { dialog } = await openTile(page);
  // Half faded in, its colours would be other ones.
  await expect(dialog).toHaveCSS('opacity', '1');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^3 of/);
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in an empty category', async ({ page }) => {
  await withProjects(page, (all) => all.map((project) => ({ ...project, category: 'roofing' })));
  const grid = await openGallery(page, 'ProjectGrid');
  await grid.getByRole('button', { name: 'Siding' }).click();
  await expect(grid.getByRole('status')).toHaveText(/^No projects/);
  expect(await violations(page)).toEqual([]);
});
