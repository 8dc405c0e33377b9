import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('on paper the answers to all questions are there', { tag: '@once' }, async ({ page }) => {
  await page.goto('/financing');
  const answer = page.locator('[data-block="question"] > :last-child').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
