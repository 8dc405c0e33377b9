import { expect } from '@playwright/test';
import { openGallery, tabTo, ways } from '../../pages/gallery.ts';
import { openTile } from '../../pages/lightbox.ts';
import { test } from '../../site.ts';

test('the focus stays inside', async ({ page }) => {
  const { dialog } = await openTile(page, ways.keyboard);
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  // Between the last button and the first comes the browser’s own bar, which leaves the body.
  const isInside = () =>
    page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
    await tabTo(page, close);
  }
});

test('a click with Ctrl still opens the picture in a tab of its own', async ({ page, context }) => {
  const grid = await openGallery(page, 'ProjectGrid');
  const tab = context.waitForEvent('page');
  await grid
    .locator('[data-hold]')
    .first()
    .click({ modifiers: ['Control'] });
  expect((await tab).url()).toMatch(/\/pictures\/projects\/.*\.jpg$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tile’s picture is there before the large one', async ({ page }) => {
  const grid = await openGallery(page, 'ProjectGrid');
  const tile = grid.locator('[data-hold]').nth(1);
  await tile.scrollIntoViewIfNeeded();
  const small = tile.locator('img');
  await expect
    .poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.route('**/pictures/**', () => {});
  await tile.click();
  const shown = await page
    .locator('dialog li:not([inert]) img')
    .evaluate(
      (image) =>
        getComputedStyle(image.closest('[data-lightbox-content]') as Element).backgroundImage,
    );
  expect(shown).toBe(
    `url("${await small.evaluate((image: HTMLImageElement) => image.currentSrc)}")`,
  );
});
