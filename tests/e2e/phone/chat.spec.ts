import { expect } from '@playwright/test';
import { test } from '../../site.ts';

test('the sample stays clear of the bar at the bottom of phones', async ({ page }) => {
  await page.goto('/about');
  const button = await page.getByRole('button', { name: 'Chat' }).boundingBox();
  const bar = await page.locator('[data-phone-bar]').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
