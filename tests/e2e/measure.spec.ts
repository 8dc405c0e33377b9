import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { layouts } from '../sitePaths.ts';

/** Characters. @see https://www.w3.org/TR/WCAG22/#visual-presentation, which allows 80 */
const limit = 68;

/** @returns the texts whose full lines have too many characters on average */
function wideTexts(most: number): string[] {
  const range = document.createRange();
  const linesOf = (block: Element) => {
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let at = 0; at < (text as Text).length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getClientRects()[0];
        // Parts of the same line may be a little higher or lower.
        const line = Math.round(Number(box?.bottom) / 8);
        if (box?.width) lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return [...lines.values()];
  };
  return [...document.querySelectorAll('main :is(p, li, dd, blockquote, figcaption)')].flatMap(
    (block) => {
      const full = block.querySelector('p, li') ? [] : linesOf(block).slice(0, -1);
      const mean = full.reduce((sum, count) => sum + count, 0) / full.length;
      return mean > most ? [`${mean.toFixed(1)}: ${block.textContent?.slice(0, 60)}`] : [];
    },
  );
}

test('lines of text are short enough for readers to find the next one', {
  tag: ['@wide', '@phone'],
}, async ({ page }) => {
  for (const path of layouts) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(wideTexts, limit), path).toEqual([]);
  }
});

test('so are those of a picture’s caption in a text', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/services/roofing');
  await page.evaluate(() => document.fonts.ready);
  const firstHeading = page.locator('main h2[id]:not([class])').first();
  await firstHeading.evaluate((heading) => {
    const words = 'The bare deck, the layers that keep the water out, and the shingles. '.repeat(5);
    const caption = `<figcaption>${words}</figcaption>`;
    heading.insertAdjacentHTML('afterend', `<figure data-block="picture">${caption}</figure>`);
  });
  expect(await page.evaluate(wideTexts, limit)).toEqual([]);
});
