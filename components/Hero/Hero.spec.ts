import { expect, type Page } from '@playwright/test';
import { test } from '../../tests/site.ts';

const scrollTo = (y: number) => `window.scrollTo({ top: ${y}, behavior: 'instant' })`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

test('the hero’s picture scrolls at half the scroll distance', async ({ page }) => {
  await page.goto('/');
  const top = () => page.locator('[data-parallax]').evaluate(topOf);
  const atRest = await top();
  for (const distance of [100, 300]) {
    await page.evaluate(scrollTo(distance));
    await expect.poll(top).toBeCloseTo(atRest - distance / 2, 0);
  }
});

test('visitors who asked for less motion see no parallax', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const top = () => page.locator('[data-parallax]').evaluate(topOf);
  const atRest = await top();
  await page.evaluate(scrollTo(300));
  await expect.poll(top).toBeCloseTo(atRest - 300, 0);
});

type Size = readonly [width: number, height: number];

/** The windows whose first screen does not show the hero’s first button whole, above any bar. */
async function withoutButton(page: Page, paths: readonly string[], sizes: readonly Size[]) {
  const missing: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const button = page.locator('section:has(> div h1)').getByRole('link').first();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const bar = await page.locator('[data-phone-bar]').boundingBox();
      const end = Math.min(height, bar?.y ?? height);
      const box = await button.boundingBox();
      if (!box || box.y + box.height > end) missing.push(`${path} at ${width} × ${height}`);
    }
  }
  return missing;
}

test('in low windows the bar of phones does not cover the heading and the first button', {
  tag: '@phone',
}, async ({ page }) => {
  const paths = ['/', '/restoration/water-damage', '/service-areas/madison'];
  const sizes: Size[] = [
    [320, 568],
    [375, 553],
    [390, 481],
    [430, 600],
  ];
  expect(await withoutButton(page, paths, sizes)).toEqual([]);
});

test('in low windows that are wider than high, the heading and the first button are on the first screen', {
  tag: '@once',
}, async ({ page }) => {
  const paths = ['/', '/services/storm-damage', '/service-areas/machesney-park'];
  const sizes: Size[] = [
    [667, 480],
    [740, 480],
    [844, 540],
    [1024, 520],
    [1366, 480],
    [1366, 560],
    [1536, 650],
  ];
  expect(await withoutButton(page, paths, sizes)).toEqual([]);
});

const windows = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
];

/** The middle of each part of a picture that `focus` can name. */
const places = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 } as const;
const focuses = ['left top', 'top', 'right top', 'left', 'center', 'right'].concat([
  'left bottom',
  'bottom',
  'right bottom',
]);

/** Whether a point of the hero’s picture, given as fractions of its size, is visible. */
function atPlace(image: HTMLImageElement, { x, y }: { x: number; y: number }) {
  const box = image.getBoundingClientRect();
  const { objectPosition } = getComputedStyle(image);
  const [left = 50, top = 50] = objectPosition.split(' ').map(Number.parseFloat);
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [across, down] = [
    box.left + ((box.width - width) * left) / 100 + x * width,
    box.top + ((box.height - height) * top) / 100 + y * height,
  ];
  const plane = image.closest('[data-ground]')?.children[1];
  const view = plane?.previousElementSibling?.getBoundingClientRect();
  const isInside =
    view !== undefined &&
    across > view.left &&
    across < Math.min(view.right, innerWidth) &&
    down > Math.max(view.top, 0) &&
    down < view.bottom;
  return isInside && !document.elementsFromPoint(across, down).includes(plane as Element);
}

for (const window of windows) {
  test(`the focus of a picture is in view at ${window.width} × ${window.height}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(window);
    await page.goto('/services/siding');
    const image = page.locator('[data-ground] picture > img').first();
    await image.evaluate((element: HTMLImageElement) => element.decode());
    const hidden: string[] = [];
    for (const focus of focuses) {
      await image.evaluate((element, name) => element.setAttribute('data-focus', name), focus);
      const [x = 0.5] = (['left', 'right'] as const)
        .filter((word) => focus.includes(word))
        .map((word) => places[word]);
      const [y = 0.5] = (['top', 'bottom'] as const)
        .filter((word) => focus.includes(word))
        .map((word) => places[word]);
      if (!(await image.evaluate(atPlace, { x, y }))) hidden.push(focus);
    }
    expect(hidden).toEqual([]);
  });
}
