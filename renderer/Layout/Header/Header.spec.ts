import { expect, type Page } from '@playwright/test';
import { navigation } from '#content/navigation';
import { setFontSize, test } from '../../../tests/site.ts';

const scrollTo = (y: number) => `window.scrollTo({ top: ${y}, behavior: 'instant' })`;

test('a long name and long labels push nothing out of the window', async ({ page }) => {
  await page.goto('/about');
  const header = page.locator('[data-site-header]');
  // The longest short name that the content allows, and labels with one more word.
  await header.evaluate((element) => {
    const name = element.querySelector('a svg + span > span');
    if (!name) throw new Error('The logo has no words.');
    name.textContent = 'Northern Illinois Roofing Pros';
    for (const summary of element.querySelectorAll('summary')) summary.firstChild?.before('Our ');
  });
  const controls = header.locator(':is(a, summary):visible');
  await expect(controls).not.toHaveCount(0);
  const ends = await controls.evaluateAll((all) =>
    all.map((control) => control.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('the link to the form is beside the number as soon as there is room', {
  tag: '@wide',
}, async ({ page }) => {
  for (const width of [1080, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const header = page.locator('[data-site-header]');
    const boxes = await header
      .locator(':is(a, summary):visible')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON()));
    await expect(header.getByRole('link', { name: navigation.estimateLabel })).toBeVisible();
    const overlaps = boxes.filter(({ left }, index) => left < boxes[index - 1]?.right);
    expect(overlaps, `${width}`).toEqual([]);
    expect(Math.min(...boxes.map(({ top }) => top)), `${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('the name stays whole on a phone with text at double size', { tag: '@once' }, async ({
  page,
}) => {
  await setFontSize(page, 32);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/about');
    const header = page.locator('[data-site-header]');
    const bar = await header.boundingBox();
    const name = await header.getByRole('link').first().boundingBox();
    expect(bar?.height).toBeGreaterThan(90);
    expect(name?.y, `${width}px`).toBeGreaterThanOrEqual(0);
    expect(name?.height, `${width}px`).toBeLessThanOrEqual(bar?.height ?? 0);
  }
});

/** The header’s background: its color, and a gradient that may be over it. */
const ground = (page: Page) =>
  page.locator('[data-site-header]').evaluate((header) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(header);
    return { backgroundColor, backgroundImage };
  });

const solid = { backgroundColor: 'rgb(20, 32, 43)', backgroundImage: 'none' };

test('the header is more solid once the page is scrolled beyond 10 pixels', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const root = page.locator('html');
  await page.evaluate(scrollTo(10));
  await expect(root).toHaveAttribute('data-scrolled', 'false');
  expect(await ground(page)).not.toEqual(solid);
  await page.evaluate(scrollTo(11));
  await expect(root).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(() => ground(page)).toEqual(solid);
  await page.evaluate(scrollTo(0));
  await expect(root).toHaveAttribute('data-scrolled', 'false');
  await expect.poll(() => ground(page)).not.toEqual(solid);
});

test('the header is solid from the start for visitors who need contrast', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  await page.goto('/');
  expect(await ground(page)).not.toEqual(solid);
  await page.emulateMedia({ contrast: 'more' });
  expect(await ground(page)).toEqual(solid);
  // In the visitor’s own color; a see-through one would keep its transparency.
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  const { backgroundColor, backgroundImage } = await ground(page);
  expect([backgroundColor, backgroundImage]).toEqual([expect.stringMatching(/^rgb\(/), 'none']);
});

test('on paper nothing dark is behind the letterhead', { tag: ['@phone', '@wide'] }, async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toEqual({
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backgroundImage: 'none',
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header is solid over a page that is scrolled', { tag: ['@phone', '@wide'] }, async ({
    page,
  }) => {
    await page.goto('/#services');
    await expect(page.locator('#services')).toBeInViewport();
    await expect.poll(() => ground(page)).toEqual(solid);
  });
});

test('without scroll-driven animations, the header stays solid until the script runs', {
  tag: '@once',
}, async ({ page }) => {
  // Makes the styles what they are to a browser without scroll-driven animations.
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('animation-timeline:scroll()', 'no-such:thing');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'false');
  expect(await ground(page)).not.toEqual(solid);
  await page
    .locator('html')
    .evaluate((root: HTMLElement) => Reflect.deleteProperty(root.dataset, 'scrolled'));
  expect(await ground(page)).toEqual(solid);
});

test('what is written in the header is readable over any picture', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  await page.goto('/');
  const { backgroundColor, backgroundImage } = await ground(page);
  const alphas = [
    ...`${backgroundColor} ${backgroundImage}`.matchAll(/rgba\(20, 32, 43, ([\d.]+)\)/g),
  ];
  expect(alphas.length).toBeGreaterThan(0);
  for (const [, alpha] of alphas) {
    // The background over white, the brightest that a picture can be.
    const mixed = [20, 32, 43].map((part) => part * Number(alpha) + 255 * (1 - Number(alpha)));
    expect(contrast([250, 247, 242], mixed)).toBeGreaterThan(4.5);
  }
});

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: number[], other: number[]): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (Number(lighter) + 0.05) / (Number(darker) + 0.05);
}

function luminance(color: number[]): number {
  const linear = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * Number(linear[0]) + 0.7152 * Number(linear[1]) + 0.0722 * Number(linear[2]);
}
