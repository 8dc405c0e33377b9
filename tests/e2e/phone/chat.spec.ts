import { expect } from '@playwright/test';
import { chatSample } from '../../../scripts/content/schemas/siteServices.ts';
import { script } from '../../pages/chatProvider.ts';
import { test } from '../../site.ts';

test('the sample stays clear of the bar at the bottom of phones', async ({ page }) => {
  test.skip(script !== chatSample, 'The site has a provider’s chat.');
  await page.goto('/about');
  const button = await page.getByRole('button', { name: 'Chat' }).boundingBox();
  const bar = await page.locator('[data-phone-bar]').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
