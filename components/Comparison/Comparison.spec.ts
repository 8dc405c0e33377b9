import { expect, type Page } from '@playwright/test';
import { onIslandCode } from '../../tests/pages/brokenIsland.ts';
import {
  gallery,
  islandOf,
  middleOf,
  openGallery,
  swipe,
  tabTo,
} from '../../tests/pages/gallery.ts';
import { test } from '../../tests/site.ts';

const title = gallery.beforeAfter.pairs[0]?.title;

/** Opens the gallery and waits until the first pair of pictures can be compared. */
async function openComparison(page: Page) {
  const comparison = await openGallery(page, 'Comparison');
  const before = comparison.locator('[data-side="before"]');
  return {
    comparison,
    slider: comparison.getByRole('slider', { name: `Before and after: ${title}` }),
    /** How much of the “before” picture is cut off, in percent. */
    cut: async () => {
      const clip = await before.evaluate((element) => getComputedStyle(element).clipPath);
      return Number(/inset\(0px (?:calc\(100% - )?([\d.]+)%/.exec(clip)?.[1]);
    },
  };
}

test('it follows the pointer', async ({ page, isMobile }) => {
  const { comparison, cut } = await openComparison(page);
  await comparison.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(comparison);
  if (isMobile) {
    await swipe(page, { x, y }, { x: 100, y: 0 });
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 220, y, { steps: 5 });
    await page.mouse.up();
  }
  await expect.poll(cut).toBeLessThan(30);
  expect(await cut()).toBeGreaterThan(10);
});

test('both pictures are shown whole if its code fails to load', async ({ page }) => {
  await onIslandCode(page, (route) => route.abort(), 'Comparison');
  await page.goto('/gallery');
  const comparison = islandOf(page, 'Comparison');
  await comparison.scrollIntoViewIfNeeded();
  await comparison.hover();
  await expect(comparison).toHaveAttribute('data-failed', '');
  const places = new Set<string>();
  for (const figure of await comparison.locator('figure').all()) {
    await expect(figure).toHaveCSS('clip-path', 'none');
    const { x = 0, y = 0, width = 0 } = (await figure.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
    places.add(`${Math.round(x)}, ${Math.round(y)}`);
  }
  expect(places.size).toBe(2);
  await expect(comparison.getByRole('slider')).toBeHidden();
});

test('a finger that scrolls past does not move it', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { comparison, slider } = await openComparison(page);
  await comparison.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => scrollY);
  // Beside the divider, then on it.
  for (const beside of [-120, 0]) {
    const { x, y } = await middleOf(comparison);
    const from = await scrolled();
    await swipe(page, { x: x + beside, y }, { x: 0, y: -90 });
    await expect.poll(scrolled).toBeGreaterThan(from + 40);
  }
  await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
});

test('the keyboard alone moves it, and it announces its position', { tag: '@once' }, async ({
  page,
}) => {
  const { slider, cut } = await openComparison(page);
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
  expect(await cut()).toBe(50);
  for (const [key, text, share] of [
    ['ArrowRight', '51% before, 49% after', 49],
    ['PageUp', '61% before, 39% after', 39],
    ['Home', '0% before, 100% after', 100],
    ['End', '100% before, 0% after', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
    await expect.poll(cut).toBe(share);
  }
});
