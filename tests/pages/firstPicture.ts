import { expect, type Page } from '@playwright/test';

/** The pages whose first view has no picture. */
const withoutHero = ['/contact', '/reviews'];

/**
 * Expects the first picture of a page that has loaded to be the one that its head announces, and to
 * have been fetched once.
 * @param requested every address that the page asked for while it loaded
 */
export async function expectFirstPicture(
  page: Page,
  path: string,
  requested: readonly string[],
): Promise<void> {
  const first = page.locator('img[fetchpriority]');
  const preload = page.locator('link[rel=preload][as=image]');
  const count = withoutHero.includes(path) ? 0 : 1;
  await expect.soft(first, path).toHaveCount(count);
  await expect.soft(preload, path).toHaveCount(count);
  if (count === 0) return;
  await expect.soft(first, path).toHaveJSProperty('complete', true);
  const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect.soft(shown, path).toMatch(/\.avif$/);
  const name = shown.replace(/-\d+\.[0-9a-f]{8}\.avif$/, '-');
  expect.soft(requested.filter((url) => url.startsWith(name))).toEqual([shown]);
  const source = page.locator('picture:has(img[fetchpriority]) source');
  for (const [ofLink, ofSource] of [
    ['imagesrcset', 'srcset'],
    ['imagesizes', 'sizes'],
    ['type', 'type'],
  ] as const) {
    expect.soft(await preload.getAttribute(ofLink), path).toBe(await source.getAttribute(ofSource));
  }
}
