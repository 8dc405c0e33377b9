import { expect } from '@playwright/test';
import { site } from '#content/site';
import { leaveAndReturn, withBackForwardCache } from '../pages/backForwardCache.ts';
import { test } from '../site.ts';

test.use(withBackForwardCache);

test('the chat and the menus work after a return, and none is left open', async ({ page }) => {
  await page.goto('/reviews');
  const chat = page.locator(`#${site.chat?.container}`);
  await expect(chat.locator('*').first()).toBeAttached();
  const summary = page.locator('header summary').filter({ visible: true }).first();
  await summary.click();
  await page.waitForLoadState('networkidle');
  // Off the menu, which would open again under the pointer.
  await page.mouse.move(300, 800);
  await leaveAndReturn(page);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(chat).toHaveCount(1);
  await expect(chat.locator('*').first()).toBeAttached();
  await summary.click();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
});
