import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('on tablets what follows the form fills its rows, with a review and without', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 900 });
  for (const path of ['/', '/contact', '/services/storm-damage']) {
    await page.goto(path);
    const call = page.locator('#contact-form div:has(> a[href^="tel:"])[data-ground="ink"]');
    const gap = await call.evaluate(
      (card) =>
        Number(card.parentElement?.getBoundingClientRect().right) -
        card.getBoundingClientRect().right,
    );
    expect(gap, path).toBeCloseTo(0, 0);
  }
});
