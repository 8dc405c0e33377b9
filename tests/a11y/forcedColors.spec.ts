import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { layouts } from '../sitePaths.ts';

/** Icons that keep their own color although the words around them get another. */
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
  test(`icons have the color of the words around them in a visitor’s ${colorScheme} colors`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of layouts) {
      await page.goto(path);
      expect(await page.evaluate(ownColors), path).toEqual([]);
    }
  });
}
