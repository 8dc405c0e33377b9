import { expect } from '@playwright/test';
import { projects, projectsIn, ways } from '../../tests/pages/gallery.ts';
import { openTile } from '../../tests/pages/lightbox.ts';
import { translate } from '../../tests/pages/translation.ts';
import { test } from '../../tests/site.ts';

test('a tile opens it over the whole window', async ({ page }) => {
  const { tile, dialog, shows } = await openTile(page);
  if (projects[1]) await shows(projects[1], `2 of ${projects.length}`);
  const { width, height } = page.viewportSize() ?? {};
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('on a translated page, too, it names and announces the picture in view', {
  tag: '@once',
}, async ({ page }) => {
  const { dialog, next, shows } = await openTile(page);
  await translate(page);
  await next.click();
  if (projects[2]) await shows(projects[2], `3 of ${projects.length}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('on a desktop zoomed in to 400 % the picture is not tiny, and scrolling reaches all else', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { dialog, picture, next } = await openTile(page);
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(160);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

for (const [way, press] of Object.entries(ways)) {
  test(`it is opened, paged through within its category and closed by ${way}`, {
    tag: '@once',
  }, async ({ page }) => {
    const { grid, dialog, next, previous, shows } = await openTile(page);
    await page.keyboard.press('Escape');
    await grid.getByRole('button', { name: 'Storm Damage' }).click();
    await press(page, grid.locator('[data-hold]').first());
    const [one, two, ...others] = projectsIn('storm-damage');
    if (!one || !two || others.length > 0) throw new Error('The test is written for two.');
    await shows(one, '1 of 2');
    await press(page, next);
    await shows(two, '2 of 2');
    await press(page, next);
    await shows(one, '1 of 2');
    await press(page, previous);
    await shows(two, '2 of 2');
    await press(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveCount(0);
    await expect(grid.locator('[data-hold]').first()).toBeFocused();
    // A category with a single project has no other pages.
    await grid.getByRole('button', { name: 'Siding' }).click();
    await press(page, grid.locator('[data-hold]').first());
    await expect(dialog.getByRole('status')).toHaveText(/^1 of 1/);
    await expect(next).toHaveCount(0);
  });
}

test('arrow keys turn the pages, Escape closes', { tag: '@once' }, async ({ page }) => {
  const { tile, dialog, shows } = await openTile(page, ways.keyboard);
  const [first, , third] = projects;
  if (!first || !third) throw new Error('The test needs three projects.');
  await page.keyboard.press('ArrowRight');
  await shows(third, `3 of ${projects.length}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(first, `1 of ${projects.length}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
});
