import { expect, type Page } from '@playwright/test';
import { layouts, unknownAddresses } from '../layouts.ts';
import { test } from '../site.ts';
import { violations } from './violations.ts';

for (const path of [...layouts, ...unknownAddresses]) {
  test(`${path}, with the menu closed and open`, async ({ page }) => {
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
  await expect(page.locator('header details[open] a').filter({ visible: true })).not.toHaveCount(0);
}
