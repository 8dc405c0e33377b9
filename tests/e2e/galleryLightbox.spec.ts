import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';
import { middleOf, openGallery, projects, projectsIn, swipe, ways } from './gallery.ts';

const second = projects[1];

async function openTile(page: Page, press = ways.pointer) {
  const grid = await openGallery(page, 'ProjectGrid');
  const tile = grid.locator('[data-hold]').nth(1);
  await press?.(page, tile);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Playwright finds what is inert, too.
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

for (const [way, press] of Object.entries(ways)) {
  test(`a tile opens it over the whole window, by ${way}`, async ({ page }) => {
    const { tile, dialog, shows } = await openTile(page, press);
    if (second) await shows(second, `2 of ${projects.length}`);
    const { width, height } = page.viewportSize() ?? {};
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await press(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveCount(0);
    await expect(tile).toBeFocused();
  });

  test(`previous and next stay within the category, by ${way}`, async ({ page }) => {
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
    await expect(dialog).toBeVisible();
  });
}

test('arrow keys turn the pages, Escape closes', async ({ page }) => {
  const { tile, dialog, shows } = await openTile(page, ways.keyboard);
  const [first, , third] = projects;
  if (!second || !first || !third) throw new Error('The test needs three projects.');
  await page.keyboard.press('ArrowRight');
  await shows(third, `3 of ${projects.length}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(first, `1 of ${projects.length}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('a category of one has nothing to turn', async ({ page }) => {
  const { grid, dialog, next } = await openTile(page);
  await page.keyboard.press('Escape');
  await grid.getByRole('button', { name: 'Siding' }).click();
  await grid.locator('[data-hold]').first().click();
  await expect(dialog.getByRole('status')).toHaveText(/^1 of 1/);
  await expect(next).toHaveCount(0);
});

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

test('the focus stays inside', async ({ page }) => {
  const { dialog } = await openTile(page, ways.keyboard);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const strays: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first comes the browser’s own bar, which leaves the body.
    strays.push(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog, body')?.matches('dialog, body:focus')
          ? ''
          : String(document.activeElement?.outerHTML),
      ),
    );
  }
  expect(strays.filter((stray) => stray && !stray.startsWith('<body'))).toEqual([]);
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

test('a swipe turns the page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a matter of touch');
  const { picture, shows } = await openTile(page);
  await swipe(page, await middleOf(picture), { x: -180, y: 0 });
  if (projects[2]) await shows(projects[2], `3 of ${projects.length}`);
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
