import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('low windows have no more room below the heading than others', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/reviews');
  const gap = async (height: number) => {
    await page.setViewportSize({ width: 844, height });
    const heading = await page.locator('h1').boundingBox();
    const intro = await page.locator('h1 + p').boundingBox();
    return Number(intro?.y) - Number(heading?.y) - Number(heading?.height);
  };
  expect(await gap(390)).toBeCloseTo(await gap(900), 0);
});
