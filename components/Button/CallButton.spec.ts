import { expect } from '@playwright/test';
import { site } from '#content/site';
import { test } from '../../tests/site.ts';

test('the number on the button of the open menu stays on one line', { tag: '@once' }, async ({
  page,
}) => {
  const menu = page.locator('[data-menu="mobile"]');
  const number = menu.getByRole('link').getByText(site.phone.display);
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/about');
    await menu.locator('summary').first().click();
    await expect(number).toBeVisible();
    const lines = await number.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${width}px`).toBe(1);
    const isOver = await menu.evaluate(({ scrollWidth }) => scrollWidth > innerWidth);
    expect(isOver, `${width}px`).toBe(false);
  }
});
