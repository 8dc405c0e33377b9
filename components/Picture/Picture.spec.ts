import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('pictures below the first view wait, have their place and color, and fall back to a JPEG', {
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
