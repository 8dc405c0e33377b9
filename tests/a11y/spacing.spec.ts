import { expect } from '@playwright/test';
import { setFontSize, test } from '../site.ts';
import { layouts } from '../sitePaths.ts';

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing = `
  * {
    letter-spacing: 0.12em !important;
    line-height: 1.5 !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

/** Like a visitor’s own style sheet; the page’s policy forbids a `<style>`. */
function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Texts that extend beyond the sides of the window where nothing can be scrolled. */
function cutOff(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, label, button)')]
    .filter((element) => element.checkVisibility() && !scrolls(element))
    .filter((element) => !element.closest('[data-ready] > ul'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > clientWidth + 1);
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

test('every text fits in a narrow window with wider spacing', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of layouts) {
    await page.goto(path);
    await page.evaluate(addStyles, spacing);
    expect(await page.evaluate(cutOff), path).toEqual([]);
  }
});

/** What is in the header but outside the window. */
const outside = () =>
  [...document.querySelectorAll('[data-site-header] > *')]
    .filter((control) => control.checkVisibility())
    .filter((control) => control.getBoundingClientRect().right > innerWidth)
    .map((control) => control.textContent);

test('wider spacing pushes nothing of the header out of the window', { tag: '@once' }, async ({
  page,
}) => {
  for (const width of [320, 834, 1080, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await page.evaluate(addStyles, spacing);
    expect(await page.evaluate(outside), `${width}`).toEqual([]);
  }
});

test('wider spacing takes none of the name in the header away', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/contact');
  await page.evaluate(addStyles, spacing);
  const header = page.locator('[data-site-header]');
  const [bar, name] = [await header.boundingBox(), await header.locator('a').first().boundingBox()];
  if (!bar || !name) throw new Error('The header has no name.');
  expect(name.y).toBeGreaterThanOrEqual(bar.y);
  expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height);
});

/** Words of the page that the header covers. */
function belowHeader(): string[] {
  const bottom = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll('main :is(h1, p, li, a)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.bottom > 0 && box.top < bottom - 2;
    })
    .map((element) => String(element.textContent));
}

test('wider spacing does not make the header so high that it covers words', {
  tag: '@once',
}, async ({ page }) => {
  for (const width of [320, 390, 834, 1080, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of layouts) {
      await page.goto(path);
      await page.evaluate(addStyles, spacing);
      expect(await page.evaluate(belowHeader), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Headings and paragraphs that overlap each other. */
function overlapping(): string[] {
  const texts = [...document.querySelectorAll('main :is(h2, h3, p)')].filter(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  );
  const boxes = texts.map((element) => element.getBoundingClientRect());
  return texts.flatMap((text, index) => {
    const [box, next] = [boxes[index], boxes[index + 1]];
    const isCovered =
      box && next && next.top < box.bottom - 4 && next.left < box.right && box.left < next.right;
    return isCovered && next.bottom > box.top + 4 ? [String(text.textContent)] : [];
  });
}

/** Short words of links, and parts of phone numbers, that are divided between lines. */
function divided(): string[] {
  const range = document.createRange();
  const texts = document.evaluate('//body//a//text()', document, null, 7);
  return Array.from({ length: texts.snapshotLength }, (_, index) => texts.snapshotItem(index))
    .filter((text) => text?.parentElement?.checkVisibility())
    .flatMap((text) =>
      [...(text?.textContent ?? '').matchAll(/(?<!\S)([^\s-]{1,8}|\d+-\d+)(?!\S)/g)].filter(
        ({ 0: word, index }) => {
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        },
      ),
    )
    .map(([word]) => word);
}

/** Texts that end in an ellipsis. */
const shortened = () =>
  [...document.querySelectorAll('main li')]
    .filter((item) => getComputedStyle(item).textOverflow === 'ellipsis')
    .filter((item) => item.scrollWidth > item.clientWidth)
    .map((item) => item.textContent);

test('with text at double size every text fits on a phone and covers no other', {
  tag: '@phone',
}, async ({ page }) => {
  await setFontSize(page, 32);
  for (const path of layouts) {
    await page.goto(path);
    expect(await page.evaluate(cutOff), path).toEqual([]);
    expect(await page.evaluate(overlapping), path).toEqual([]);
    expect(await page.evaluate(divided), path).toEqual([]);
    expect(await page.evaluate(shortened), path).toEqual([]);
  }
});
