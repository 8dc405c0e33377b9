import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

/** A page of each layout that shows a text. */
const paths = [
  '/services/roofing',
  '/service-areas/madison',
  '/blog/roscoe-premium-shingles',
  '/financing',
];

/** Puts a table of long words before the first heading of the page’s text. */
function addTable(word: string): void {
  const heading = document.querySelector('main h2[id]');
  const cells = `<td>${word}</td>`.repeat(8);
  heading?.insertAdjacentHTML(
    'beforebegin',
    `<div data-block="table"><table><tr>${cells}</tr></table></div>`,
  );
}

for (const path of paths) {
  test(`on ${path} a table wider than a phone scrolls beside text that stays whole`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(addTable, 'Unpronounceable');
    const table = page.locator('[data-block="table"]').first();
    const { inner, outer } = await table.evaluate((box) => ({
      inner: box.scrollWidth,
      outer: box.getBoundingClientRect().right,
    }));
    expect(inner).toBeGreaterThan(390);
    expect(outer).toBeLessThanOrEqual(390);
  });
}
