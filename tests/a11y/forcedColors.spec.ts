import { expect } from '@playwright/test';
import { layouts } from '../layouts.ts';
import { test } from '../site.ts';

/** Icons that keep a color of their own while the words around them are given another. */
const ownColors = () =>
  [...document.querySelectorAll('svg')]
    .filter((icon) => getComputedStyle(icon).forcedColorAdjust !== 'none')
    .filter(({ parentElement: parent }) => parent)
    .filter(
      (icon) =>
        getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color,
    )
    .map(({ parentElement: parent }) => `${parent?.className}: ${parent?.textContent}`);

for (const colorScheme of ['dark', 'light'] as const) {
  test(`icons are as plain as words in ${colorScheme} colors of the visitor’s`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of layouts) {
      await page.goto(path);
      expect(await page.evaluate(ownColors), path).toEqual([]);
    }
  });
}
