import { expect } from '@playwright/test';
import { site } from '#content/site';
import { paths, test } from '../site.ts';
import { everyPage, pageTexts } from './specification.ts';

test('the specification names each route but the other posts', () => {
  const named = Object.keys(pageTexts);
  const others = paths.filter((path) => !named.includes(path));
  expect(others.every((path) => path.startsWith('/blog/'))).toBe(true);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

for (const path of paths) {
  test(`${path} shows what it must and nothing goes wrong`, async ({ page, troubles }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    const text = (await page.locator('body').textContent())?.toLowerCase();
    for (const words of [...everyPage, site.phone.display, ...(pageTexts[path] ?? [])]) {
      expect(text).toContain(words.toLowerCase());
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(troubles.messages).toEqual([]);
  });
}
