import { expect, type Locator, type Page } from '@playwright/test';
import { breakIsland, message, onIslandCode } from '../../tests/pages/brokenIsland.ts';
import { holdReact } from '../../tests/pages/gallery.ts';
import { test } from '../../tests/site.ts';

const island = '[data-island="TestimonialCarousel"]';

/** Opens a page, and counts the clicks on a button that reach the page. */
async function openWithClicks(page: Page, path: string, button: Locator) {
  await page.goto(path);
  await button.evaluate((element) => {
    element.addEventListener('click', () => {
      element.setAttribute('data-clicks', String(Number(element.getAttribute('data-clicks')) + 1));
    });
  });
}

test('an island that throws says so in its own place, and the page keeps working', {
  tag: '@once',
}, async ({ page }) => {
  await breakIsland(page);
  await page.goto('/');
  await page.locator(island).scrollIntoViewIfNeeded();
  const alert = page.locator(island).getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(alert).toContainText(message);
  await page.getByLabel('First Name').fill('Ada');
  await page.locator('header summary').filter({ visible: true }).first().click();
  await expect(page.getByRole('link', { name: 'Reviews' }).first()).toBeVisible();
});

test('an island whose code fails to load stays as it is', { tag: '@once' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await onIslandCode(page, (route) => route.abort());
  await page.goto('/');
  const root = page.locator(island);
  const text = await root.textContent();
  await root.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await root.click();
  expect(await root.textContent()).toBe(text);
  await expect(root).not.toHaveAttribute('data-ready');
  expect(errors).toEqual([]);
});

test('an island that found no connection loads on its next use', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const root = page.locator(island);
  await root.scrollIntoViewIfNeeded();
  await root.click();
  await expect(root).not.toHaveAttribute('data-ready');
  await context.setOffline(false);
  await root.click();
  await expect(root).toHaveAttribute('data-ready', '');
});

test('the press that finds a connection again is not lost', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const root = page.locator('[data-island="EstimateForm"]');
  const button = root.locator('[type=submit]');
  await openWithClicks(page, '/contact', button);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await button.click();
  await expect(root).toHaveAttribute('data-failed', '');
  await expect(button).toHaveAttribute('data-clicks', '1');
  await context.setOffline(false);
  await button.click();
  await expect(root.getByRole('region')).toBeFocused();
});

test('clicks before the code arrives become a single click once it is there', {
  tag: '@once',
}, async ({ page }) => {
  const arrive = await holdReact(page);
  const button = page.locator('[data-island="EstimateForm"] [type=submit]');
  await openWithClicks(page, '/contact', button);
  await button.click();
  await button.click();
  await expect(button).not.toHaveAttribute('data-clicks');
  arrive();
  await expect(button).toHaveAttribute('data-clicks', '1');
  await button.click();
  await expect(button).toHaveAttribute('data-clicks', '2');
});

test('a click goes to the plain HTML if the code never arrives', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install();
  await onIslandCode(page, () => {}, 'ProjectCarousel');
  const button = page.getByRole('button', { name: 'Next project' });
  await openWithClicks(page, '/gallery', button);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await page.clock.runFor(4900);
  await expect(button).not.toHaveAttribute('data-clicks');
  await page.clock.runFor(200);
  await expect(button).toHaveAttribute('data-clicks', '1');
});
