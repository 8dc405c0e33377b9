import { expect } from '@playwright/test';
import { test } from '../site.ts';

const cover = '[data-menu="desktop"] details[open], [data-menu="mobile"][open]';

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const toggle = page.locator('header summary').filter({ visible: true }).first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(cover)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(cover)).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('the menu closes when the focus leaves it, so that nothing focused is covered', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('header summary').filter({ visible: true }).first().click();
  await expect(page.locator(cover)).toHaveCount(1);
  await page.locator('main a').first().focus();
  await expect(page.locator(cover)).toHaveCount(0);
});
