import { expect } from '@playwright/test';
import { middleOf, openGallery, projects, swipe, tabTo, ways } from '../../tests/pages/gallery.ts';
import { openTile } from '../../tests/pages/lightbox.ts';
import { restingPlace } from '../../tests/pages/scrolling.ts';
import { test } from '../../tests/site.ts';

test('a click around the picture closes it, a click on the picture does not', async ({ page }) => {
  const { tile, dialog, picture } = await openTile(page);
  await picture.click();
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y - 12);
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('a drag from the picture or the words that ends around them does not close it', {
  tag: '@wide',
}, async ({ page }) => {
  const { dialog, picture } = await openTile(page);
  const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  for (const start of [picture, dialog.getByRole('heading')]) {
    await start.hover();
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y - 12, { steps: 4 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  }
});

test('the page behind stays still', { tag: ['@phone', '@wide'] }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const grid = await openGallery(page, 'ProjectGrid');
  const tile = grid.locator('[data-hold]').nth(2);
  await tile.scrollIntoViewIfNeeded();
  const place = () => tile.boundingBox();
  const before = await place();
  const scrolled = await restingPlace(page);
  await tile.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toEqual(before);
  // Keys scroll the page even behind a modal dialog.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  if (isMobile) await swipe(page, { x: 200, y: 700 }, { x: 0, y: -300 });
  else await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 100);
  // Had the swipe or the first turn of the wheel moved the page, it would be further down.
  await expect.poll(() => restingPlace(page)).toBe(scrolled + 100);
});

test('the back button closes it, and the history stays as long as before', async ({ page }) => {
  await page.goto('/about');
  const { tile, dialog } = await openTile(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(tile).toBeFocused();

  await tile.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the way back from the form that it leads to is as long as the way there', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/about');
  const { dialog } = await openTile(page);
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a swipe turns the page', { tag: '@phone' }, async ({ page }) => {
  const { picture, shows } = await openTile(page);
  const { y } = await middleOf(picture);
  await swipe(page, { x: 340, y }, { x: -280, y: 0 });
  if (projects[2]) await shows(projects[2], `3 of ${projects.length}`);
});

test('the focus stays inside', { tag: '@once' }, async ({ page }) => {
  const { dialog } = await openTile(page, ways.keyboard);
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  // Between the last button and the first is the browser’s own toolbar; then the body is active.
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

test('a click with Ctrl still opens the picture in a tab of its own', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const grid = await openGallery(page, 'ProjectGrid');
  const tab = context.waitForEvent('page');
  await grid
    .locator('[data-hold]')
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL(/\/pictures\/projects\/.*\.jpg$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tile’s picture is there before the large one', { tag: '@once' }, async ({ page }) => {
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
