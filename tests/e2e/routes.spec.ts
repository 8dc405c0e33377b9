import { expect, type Page, type Request } from '@playwright/test';
import { site } from '#content/site';
import { everyPage, pageTexts } from '../pages/specification.ts';
import { folderOf, folders, paths, test } from '../site.ts';

/** The pages whose first view has no picture. */
const withoutHero = ['/contact', '/reviews'];

/**
 * Expects the first picture of a page that has loaded to be the one that its head announces, and to
 * have been fetched once.
 * @param requested every address that the page asked for while it loaded
 */
async function expectFirstPicture(
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

test('the specification names each route but the other posts', { tag: ['@phone', '@wide'] }, () => {
  const named = Object.keys(pageTexts);
  const others = paths.filter((path) => !named.includes(path));
  expect(others.every((path) => path.startsWith('/blog/'))).toBe(true);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

// A folder’s pages are visited in one window: a new one for each takes longer than the visit.
for (const folder of folders) {
  test(`pages in ${folder} show what they must and nothing goes wrong`, {
    tag: ['@phone', '@wide'],
  }, async ({ page, troubles }) => {
    for (const path of paths.filter((candidate) => folderOf(candidate) === folder)) {
      await test.step(path, () => expectWhole(page, path));
    }
    expect(troubles.messages).toEqual([]);
  });
}

async function expectWhole(page: Page, path: string): Promise<void> {
  const requested: string[] = [];
  const note = (request: Request) => requested.push(request.url());
  page.on('request', note);
  const response = await page.goto(path);
  page.off('request', note);
  expect.soft(response?.status(), path).toBe(200);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  const text = (await page.locator('body').textContent())?.toLowerCase();
  for (const words of [...everyPage, site.phone.display, ...(pageTexts[path] ?? [])]) {
    expect.soft(text, path).toContain(words.toLowerCase());
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, path).toBe(0);
  await expectFirstPicture(page, path, requested);
  await page.waitForLoadState('networkidle');
}
