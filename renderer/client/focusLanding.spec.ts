import { expect, type Page } from '@playwright/test';
import { navigation } from '#content/navigation';
import { gate } from '../../tests/pages/gate.ts';
import { comeTo, restingPlace } from '../../tests/pages/scrolling.ts';
import { test } from '../../tests/site.ts';

const heading = '#estimate-heading';

/** Waits until the heading has come to rest in view below the header. */
async function expectLanded(page: Page) {
  await expect(page.locator(heading)).toBeInViewport();
  await restingPlace(page);
  const header = await page.locator('[data-site-header]').boundingBox();
  const { y } = (await page.locator(heading).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(page.locator(heading)).toBeInViewport();
}

/** How far the page has scrolled shortly after a click: all the way at once, or a part of it. */
async function scrolledSoonAfter(page: Page, click: () => Promise<void>): Promise<number> {
  await click();
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(window.scrollY))),
  );
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`links lead to the estimate with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Get Started' });
    const soon = await scrolledSoonAfter(page, () => link.click());
    await expectLanded(page);
    const end = await page.evaluate(() => window.scrollY);
    if (reducedMotion === 'reduce') expect(soon).toBe(end);
    else expect(soon).toBeLessThan(end);
    await expect(page.locator(heading)).toBeFocused();
  });
}

test('the same link leads there a second time, by keyboard', async ({ page }) => {
  await page.goto('/services/roofing#contact-form');
  await expectLanded(page);
  await expect(page.locator(heading)).toBeFocused();
  const link = page.locator('main a[href="#contact-form"]').first();
  // In view first: Chromium drops a jump that starts while the focus still scrolls the page.
  await comeTo(link);
  await expect(page.locator(heading)).not.toBeInViewport();
  await link.focus();
  await page.keyboard.press('Enter');
  await expectLanded(page);
  await expect(page.locator(heading)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First Name')).toBeFocused();
});

test('links on pages without the form lead to it on the contact page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  const header = page.locator('[data-site-header]');
  const link = isMobile
    ? page.getByRole('link', { name: 'Free Estimate' })
    : header.getByRole('link', { name: navigation.estimateLabel });
  await link.click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  await expectLanded(page);
  await expect(page.locator(heading)).toBeFocused();
});

test('whoever types before the page has loaded is not taken to the heading', async ({ page }) => {
  const { promise, resolve: arrive } = gate();
  await page.route('**/pictures/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/services/roofing#contact-form', { waitUntil: 'domcontentloaded' });
  const field = page.getByLabel('First Name');
  await field.focus();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  arrive();
  await page.waitForLoadState();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(field).toBeFocused();
});

test('the skip link still leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page jumps there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact#contact-form');
    await expect(page.locator(heading)).toBeInViewport();
    const header = await page.locator('[data-site-header]').boundingBox();
    const box = await page.locator(heading).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  });
});
