import { expect, type Page } from '@playwright/test';
import { layouts, unknownAddresses } from '../layouts.ts';
import { test } from '../site.ts';
import { atEachWidth } from './atEachWidth.ts';
import { violations } from './violations.ts';

atEachWidth(() => {
  // In one window: a new one for each page takes as long as the look at it.
  test('every layout, with the menu closed and open', async ({ page }) => {
    test.slow();
    for (const path of [...layouts, ...unknownAddresses]) {
      await test.step(path, async () => {
        await page.goto(path);
        expect.soft(await violations(page), path).toEqual([]);
        await openMenus(page);
        expect.soft(await violations(page, 'header'), `${path}, menu open`).toEqual([]);
      });
    }
  });
});

/** Opens the phone menu and its first group, or the first group of wide screens. */
async function openMenus(page: Page): Promise<void> {
  const summaries = page.locator('header summary').filter({ visible: true });
  await summaries.first().click();
  if (await page.locator('[data-menu="mobile"][open]').isVisible()) {
    await summaries.filter({ hasText: 'Services' }).first().click();
  }
  await expect(page.locator('header details[open] a').filter({ visible: true })).not.toHaveCount(0);
}
