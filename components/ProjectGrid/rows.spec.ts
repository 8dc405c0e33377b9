import { expect, type Locator } from '@playwright/test';
import { gallery, islandOf, openGallery } from '../../tests/pages/gallery.ts';
import { test } from '../../tests/site.ts';

/** How far the tiles of each row fall short of the grid's right edge, in pixels. */
const gaps = (grid: Locator) =>
  grid.locator('ul:has(> [data-slug])').evaluate((list) => {
    const tiles = [...list.children].filter((tile) => tile.checkVisibility());
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    const end = list.getBoundingClientRect().right;
    return tops.map((top) => {
      const row = boxes.filter((box) => Math.round(box.top) === top);
      return Math.round(end - Math.max(...row.map(({ right }) => right)));
    });
  });

const widths = [390, 640, 834, 1440];
const { categories } = gallery.projects;

test('no category leaves an incomplete row', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const grid = await openGallery(page, 'ProjectGrid');
    for (const { name } of categories) {
      await grid.getByRole('button', { name, exact: true }).click();
      if (await grid.locator('[data-slug]').count()) {
        expect(new Set(await gaps(grid)), `${name} at ${width}`).toEqual(new Set([0]));
      }
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no category leaves an incomplete row there, either', { tag: '@once' }, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const { id } of categories) {
        await page.goto(`/gallery#show-${id}`);
        const all = await gaps(islandOf(page, 'ProjectGrid'));
        expect(
          all.filter((gap) => gap !== 0),
          `${id} at ${width}`,
        ).toEqual([]);
      }
    }
  });
});
