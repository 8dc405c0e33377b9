import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('a review of two paragraphs shows two', { tag: '@once' }, async ({ page }) => {
  await page.goto('/reviews');
  const text = page.locator('main blockquote p').first();
  await text.evaluate((paragraph) => (paragraph.textContent = 'One.\nTwo.'));
  expect(await text.innerText()).toBe('One.\nTwo.');
});
