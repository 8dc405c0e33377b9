import { expect } from '@playwright/test';
import { paths, test } from '../site.ts';

/** The pages whose first view has no picture. */
const withoutHero = ['/contact', '/reviews'];

for (const path of paths) {
  test(`${path} fetches its first picture once and the right one`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const first = page.locator('img[fetchpriority]');
    const preload = page.locator('link[rel=preload][as=image]');
    const count = withoutHero.includes(path) ? 0 : 1;
    await expect(first).toHaveCount(count);
    await expect(preload).toHaveCount(count);
    if (count === 0) return;
    await expect(first).toHaveJSProperty('complete', true);
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\.avif$/);
    const name = shown.replace(/-\d+\.[0-9a-f]{8}\.avif$/, '-');
    expect(requested.filter((url) => url.startsWith(name))).toEqual([shown]);
    const source = page.locator('picture:has(img[fetchpriority]) source');
    for (const [ofLink, ofSource] of [
      ['imagesrcset', 'srcset'],
      ['imagesizes', 'sizes'],
      ['type', 'type'],
    ] as const) {
      expect(await preload.getAttribute(ofLink)).toBe(await source.getAttribute(ofSource));
    }
  });
}

test('pictures below the first view wait, and have their place and their color', async ({
  page,
}) => {
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
});

test('a browser without AVIF gets a JPEG of moderate width by default', async ({ page }) => {
  await page.goto('/');
  for (const source of await page
    .locator('picture img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))) {
    const width = Number(/-(\d+)\.[0-9a-f]{8}\.jpg$/.exec(source)?.[1]);
    expect(width).toBeGreaterThanOrEqual(640);
    expect(width).toBeLessThanOrEqual(1280);
  }
});
