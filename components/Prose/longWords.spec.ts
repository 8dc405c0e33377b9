import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('a long address in a text is whole on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/financing');
  const text = page.locator('main p').last();
  const right = await text.evaluate((paragraph) => {
    paragraph.textContent = `https://example.com/${'address'.repeat(15)}`;
    const words = document.createRange();
    words.selectNodeContents(paragraph);
    return words.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
