import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';
import { breakIsland, message, onIslandCode } from './brokenIsland.ts';

const island = '[data-island="TestimonialCarousel"]';
// A test may end while a file that it does not need is on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Has the island wait for its first use, and counts the clicks that its HTML gets to see. */
async function openWithClicks(page: Page) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      'data-trigger="visible"',
      'data-trigger="interaction"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.locator(island).evaluate((root) => {
    root.addEventListener('click', () => {
      root.setAttribute('data-clicks', String(Number(root.getAttribute('data-clicks')) + 1));
    });
  });
  return page.locator(island);
}

test('a throwing island says so in its own place, and the page lives on', async ({ page }) => {
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

test('an island whose code cannot be had stays as it is', async ({ page }) => {
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

test('an island that found no connection comes with its next use', async ({ page, context }) => {
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

test('a click that comes before the code is repeated once it is there', async ({ page }) => {
  await onIslandCode(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  const root = await openWithClicks(page);
  await root.click();
  await root.click();
  await expect(root).not.toHaveAttribute('data-clicks');
  await expect(root).toHaveAttribute('data-ready', '');
  await expect(root).toHaveAttribute('data-clicks', '1');
  await root.click();
  await expect(root).toHaveAttribute('data-clicks', '2');
});

test('a click is given back when the island throws', async ({ page }) => {
  await breakIsland(page);
  const root = await openWithClicks(page);
  await root.click();
  await expect(root.getByRole('alert')).toBeVisible();
  await root.click();
  await expect(root).toHaveAttribute('data-clicks', /[12]/);
});

test('a click is given back when the code never comes', async ({ page }) => {
  await onIslandCode(page, () => {});
  const root = await openWithClicks(page);
  await root.click();
  await expect(root).not.toHaveAttribute('data-clicks');
  await expect(root).toHaveAttribute('data-clicks', '1', { timeout: 8000 });
});
