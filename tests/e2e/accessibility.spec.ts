import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';
import { violations } from './violations.ts';

/** One page of each layout. */
const layouts = [
  '/',
  '/contact',
  '/services/roofing',
  '/restoration/water-damage',
  '/service-areas/madison',
  '/about',
  '/gallery',
  '/blog',
  '/blog/roscoe-premium-shingles',
  '/reviews',
  '/no-such-page',
  '/blog/no-such-post',
];

for (const path of layouts) {
  test(`${path} has no accessibility violations, with the menu closed and open`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    await openMenus(page);
    expect(await violations(page)).toEqual([]);
  });
}

/** Opens the phone menu and its first group, or the first group of wide screens. */
async function openMenus(page: Page): Promise<void> {
  const summaries = page.locator('header summary').filter({ visible: true });
  await summaries.first().click();
  if (await page.locator('[data-menu="mobile"][open]').isVisible()) {
    await summaries.filter({ hasText: 'Services' }).first().click();
  }
}
