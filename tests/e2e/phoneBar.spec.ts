import { expect } from '@playwright/test';
import { test } from '../site.ts';

const bar = '[data-phone-bar]';

test('the bar is for phones', async ({ page, isMobile }) => {
  await page.goto('/about');
  await expect(page.locator(bar)).toBeVisible({ visible: isMobile });
});
