import { expect } from '@playwright/test';
import { openGallery, swipe } from '../pages/gallery.ts';
import { openTile } from '../pages/lightbox.ts';
import { test } from '../site.ts';

test('the ground around the picture closes it, the picture does not', async ({ page }) => {
  const { tile, dialog, picture } = await openTile(page);
  await picture.click();
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y - 12);
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('the page behind stays still', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const grid = await openGallery(page, 'ProjectGrid');
  const tile = grid.locator('[data-hold]').nth(2);
  await tile.scrollIntoViewIfNeeded();
  const place = () => tile.boundingBox();
  const before = await place();
  await tile.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toEqual(before);
  if (isMobile) await swipe(page, { x: 200, y: 700 }, { x: 0, y: -300 });
  else await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 100);
  await expect.poll(place).not.toEqual(before);
});
