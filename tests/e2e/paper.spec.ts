import { expect } from '@playwright/test';
import { test } from '../site.ts';

test('paper has no buttons, and the marks of lists that tell things apart', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/contact');
  const button = page.locator('main button[aria-describedby]');
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
  const mark = page.locator('[data-map] li').first();
  const { background, adjust } = await mark.evaluate((item) => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(item, '::before');
    return { background: backgroundColor, adjust: printColorAdjust };
  });
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(adjust).toBe('exact');
});
