import { expect, type Page, type Request } from '@playwright/test';
import { overhangOf } from '../../scripts/pageCheck/inspectPage.ts';
import { test } from '../site.ts';
import { folderOf, layouts, paths, unknownAddresses } from '../sitePaths.ts';
import { isEveryWidth } from '../widths.ts';
import { violations } from './violations.ts';

// While something moves or fades, its colors are not the final ones.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pages whose menus are opened; all have the same header. */
const withMenus = isEveryWidth ? [...paths, ...unknownAddresses] : ['/', '/no-such-page'];

const visited: readonly string[] = isEveryWidth ? paths : layouts;

// A folder’s pages share one window: opening a new one takes as long as the visit.
for (const folder of new Set(visited.map(folderOf))) {
  test(`pages in ${folder} fit, load, and are accessible, and nothing goes wrong`, {
    tag: ['@phone', '@wide'],
  }, async ({ page, troubles }) => {
    test.slow();
    for (const path of visited.filter((candidate) => folderOf(candidate) === folder)) {
      await test.step(path, async () => {
        await expectWhole(page, path);
        await expectAccessible(page, path);
      });
    }
    expect(troubles.messages).toEqual([]);
  });
}

test('the pages for unknown addresses are accessible', { tag: ['@phone', '@wide'] }, async ({
  page,
}) => {
  for (const path of unknownAddresses) {
    await page.goto(path);
    await test.step(path, () => expectAccessible(page, path));
  }
});

async function expectWhole(page: Page, path: string): Promise<void> {
  const requested: string[] = [];
  const note = (request: Request) => requested.push(request.url());
  page.on('request', note);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);
  expect.soft(response?.status(), path).toBe(200);
  expect.soft(await overhangOf(page), path).toEqual({ beyond: 0, widest: '' });
  await expectFirstPicture(page, path, requested);
}

/**
 * Expects the first picture of a loaded page to be the one that its head announces, fetched once.
 * @param requested every address that the page requested while it loaded
 */
async function expectFirstPicture(page: Page, path: string, requested: readonly string[]) {
  const first = page.locator('img[fetchpriority]');
  if ((await first.count()) === 0) return;
  await expect.soft(first, path).toHaveJSProperty('complete', true);
  const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect.soft(shown, path).toMatch(/\.avif$/);
  const name = shown.replace(/-\d+\.[0-9a-f]{8}\.avif$/, '-');
  expect.soft(requested.filter((url) => url.startsWith(name))).toEqual([shown]);
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  expect.soft(await violations(page), path).toEqual([]);
  if (!withMenus.includes(path)) return;
  await openMenus(page);
  expect.soft(await violations(page, 'header'), `${path}, menu open`).toEqual([]);
}

/** Opens the phone menu and its first group, or on wide screens the first group. */
async function openMenus(page: Page): Promise<void> {
  const summaries = page.locator('header summary').filter({ visible: true });
  await summaries.first().click();
  if (await page.locator('[data-menu="mobile"][open]').isVisible()) {
    await summaries.filter({ hasText: 'Services' }).first().click();
  }
  await expect(page.locator('header details[open] a').filter({ visible: true })).not.toHaveCount(0);
}
