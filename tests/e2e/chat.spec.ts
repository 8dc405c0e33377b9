import { expect } from '@playwright/test';
import { container, useProvider } from '../pages/chatProvider.ts';
import { test } from '../site.ts';

test('on narrow screens it makes room for what someone types', async ({ page, isMobile }) => {
  await useProvider(page);
  await page.goto('/contact');
  const chat = page.locator(`#${container}`);
  await expect(chat).toBeVisible();
  await page.getByLabel('First Name').focus();
  await expect(chat).toBeVisible({ visible: !isMobile });
});
