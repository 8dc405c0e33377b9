import { expect, type Page } from '@playwright/test';
import { openGallery, type Press, type projects, ways } from './gallery.ts';

/** Opens the second tile’s picture. */
export async function openTile(page: Page, press: Press = ways.pointer) {
  const grid = await openGallery(page, 'ProjectGrid');
  const tile = grid.locator('[data-hold]').nth(1);
  await press(page, tile);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Playwright also finds inert elements.
  const picture = dialog.locator('li:not([inert])').getByRole('img');
  return {
    grid,
    tile,
    dialog,
    picture,
    next: dialog.getByRole('button', { name: 'Next project' }),
    previous: dialog.getByRole('button', { name: 'Previous project' }),
    /** Waits until a project is in view, named, described and announced. */
    shows: async ({ title, description, image }: (typeof projects)[number], position: string) => {
      await expect(dialog).toHaveAccessibleName(title);
      await expect(dialog).toHaveAccessibleDescription(description);
      await expect(dialog.getByRole('status')).toHaveText(`${position}: ${title}`);
      await expect(picture).toHaveAccessibleName(image.alt);
      await expect(picture).toBeInViewport({ ratio: 0.98 });
    },
  };
}
