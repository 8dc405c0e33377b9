import { expect, type Page, type Request } from '@playwright/test';
import { folderOf, folders, paths, test } from '../site.ts';

/** The pages whose first view has no picture. */
const withoutHero = ['/contact', '/reviews'];

// A folder’s pages are visited in one window: a new one for each takes longer than the visit.
for (const folder of folders) {
  test(`pages in ${folder} fetch their first picture once and the right one`, async ({ page }) => {
    for (const path of paths.filter((candidate) => folderOf(candidate) === folder)) {
      await test.step(path, () => expectFirstPicture(page, path));
    }
  });
}

async function expectFirstPicture(page: Page, path: string): Promise<void> {
  const requested: string[] = [];
  const note = (request: Request) => requested.push(request.url());
  page.on('request', note);
  // Both the link that preloads it and the picture itself ask for it before the page has loaded.
  await page.goto(path);
  page.off('request', note);
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
}
