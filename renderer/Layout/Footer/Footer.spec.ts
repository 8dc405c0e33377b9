import { expect } from '@playwright/test';
import { test } from '../../../tests/site.ts';

test('the copyright has the year of the visit', { tag: '@once' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-02T12:00:00Z'));
  await page.goto('/about');
  await expect(page.locator('footer')).toContainText('© 2041');
});
