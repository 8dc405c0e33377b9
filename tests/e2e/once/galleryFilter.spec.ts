import { expect } from '@playwright/test';
import { gallery, tabTo, ways, withProjects } from '../../pages/gallery.ts';
import { categoryAt, goThrough, openFilter } from '../../pages/galleryFilter.ts';
import { test } from '../../site.ts';

test('each category narrows the grid, by keyboard alone', async ({ page }) =>
  goThrough(page, ways.keyboard));

test('the space bar presses a category and keeps the focus there', async ({ page }) => {
  const { button, shows } = await openFilter(page);
  await tabTo(page, button(categoryAt(2).name));
  await page.keyboard.press(' ');
  await shows(categoryAt(2));
  await expect(button(categoryAt(2).name)).toBeFocused();
});

test('a shared address opens its category', async ({ page }) => {
  const { shows } = await openFilter(page, `/gallery#show-${categoryAt(3).id}`);
  await shows(categoryAt(3));
});

test('an unknown category shows everything', async ({ page }) => {
  const { shows } = await openFilter(page, '/gallery#show-windows');
  await shows(categoryAt(0));
});

test('the back button returns to the category before', async ({ page }) => {
  const { button, shows } = await openFilter(page);
  await button(categoryAt(1).name).click();
  await expect(page).toHaveURL(/\/gallery#show-roofing$/);
  await button(categoryAt(2).name).click();
  // Pressed again, it is no step of its own.
  await button(categoryAt(2).name).click();
  await page.goBack();
  await shows(categoryAt(1));
  await page.goBack();
  await shows(categoryAt(0));
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goForward();
  await shows(categoryAt(1));
});

test('a category without projects says so', async ({ page }) => {
  await withProjects(page, (all) => all.map((project) => ({ ...project, category: 'roofing' })));
  const { grid, button } = await openFilter(page);
  await button('Siding').click();
  await expect(grid.getByRole('status')).toHaveText(gallery.projects.emptyText);
  await expect(grid.locator('h3')).toHaveCount(0);
});
