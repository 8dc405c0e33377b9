import { expect, type Locator } from '@playwright/test';
import { openTile } from '../../tests/pages/lightbox.ts';
import { test } from '../../tests/site.ts';

test('pictures below the first screen load lazily, reserve their place and fall back to JPEG', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('img[data-tint]:not([fetchpriority])');
  expect(await pictures.count()).toBeGreaterThan(5);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
    await expect(picture).toHaveCSS(
      'background-image',
      /^linear-gradient\(rgb\(.+\), rgb\(.+\)\)$/,
    );
  }
  // What a browser without AVIF gets.
  for (const source of await page
    .locator('picture img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))) {
    const width = Number(/-(\d+)\.[0-9a-f]{8}\.jpg$/.exec(source)?.[1]);
    expect(width).toBeGreaterThanOrEqual(640);
    expect(width).toBeLessThanOrEqual(1280);
  }
});

test.describe('on a phone whose pixels are finer than anybody can see', () => {
  const fineness = 2.5;
  test.use({ viewport: { width: 380, height: 700 }, deviceScaleFactor: fineness });

  test('a picture has fewer pixels than the screen until it is enlarged', {
    tag: '@phone',
  }, async ({ page }) => {
    const { tile, dialog, picture } = await openTile(page);
    const density = (shown: Locator) =>
      shown.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const width = Number(/-(\d+)\.[0-9a-f]{8}\.\w+$/.exec(image.currentSrc)?.[1]);
        return width / image.getBoundingClientRect().width;
      });
    expect(await density(picture)).toBeGreaterThan(fineness);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const inTile = await density(tile.getByRole('img'));
    expect(inTile).toBeGreaterThan(2);
    expect(inTile).toBeLessThan(fineness);
  });
});
