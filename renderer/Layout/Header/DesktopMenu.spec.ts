import { expect, type Page } from '@playwright/test';
import { groups, wordAt } from '../../../tests/pages/menu.ts';
import { test } from '../../../tests/site.ts';

const open = '[data-menu="desktop"] details[open]';

/** Opens a page with a fake clock, so that the menu’s delays take no real time. */
async function openSite(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  const menu = page.locator('[data-menu="desktop"]');
  return {
    menu,
    summary: (name: string) => menu.locator('summary', { hasText: name }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
  };
}

test('hovering opens a group and closes the previous one', { tag: '@wide' }, async ({ page }) => {
  const { summary, link } = await openSite(page);
  await summary('Services').hover();
  await expect(link('Gutters')).toBeVisible();
  await expect(summary('Services')).toHaveAttribute('aria-expanded', 'true');
  await summary('Restoration').hover();
  await expect(link(wordAt(groups[1], 0))).toBeVisible();
  await expect(page.locator(open)).toHaveCount(1);
  await expect(summary('Services')).toHaveAttribute('aria-expanded', 'false');
});

test('a hovered group stays while the pointer goes to it, and one that is only passed stays closed', {
  tag: '@wide',
}, async ({ page }) => {
  const { summary, link } = await openSite(page);
  await summary('Services').hover();
  await expect(page.locator(open)).toHaveCount(1);
  await link('Gutters').hover();
  await page.clock.runFor(500);
  await expect(link('Gutters')).toBeVisible();
  await page.mouse.move(720, 800);
  await expect(page.locator(open)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await summary('Services').hover();
  await page.clock.runFor(90);
  await expect(page.locator(open)).toHaveCount(0);
  await page.mouse.move(720, 800);
  await page.clock.runFor(1000);
  await expect(page.locator(open)).toHaveCount(0);
});

test('a click keeps a hovered group open; another, one elsewhere or Escape closes it', {
  tag: '@wide',
}, async ({ page }) => {
  const { summary } = await openSite(page);
  await summary('Services').hover();
  await expect(page.locator(open)).toHaveCount(1);
  await summary('Services').click();
  await page.mouse.move(720, 800);
  await page.clock.runFor(500);
  await expect(page.locator(open)).toHaveCount(1);
  await summary('Services').click();
  await expect(page.locator(open)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(page.locator(open)).toHaveCount(0);
  await summary('Services').click();
  await expect(page.locator(open)).toHaveCount(1);
  await page.mouse.click(1300, 800);
  await expect(page.locator(open)).toHaveCount(0);
  await summary('Services').hover();
  await expect(page.locator(open)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(open)).toHaveCount(0);
});

test.describe('on a large tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

  test('a touch opens on the first tap and closes on the second', { tag: '@wide' }, async ({
    page,
  }) => {
    const { summary } = await openSite(page);
    await summary('Services').tap();
    await expect(summary('Services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(500);
    await expect(page.locator(open)).toHaveCount(1);
    await summary('Services').tap();
    await page.clock.runFor(500);
    await expect(page.locator(open)).toHaveCount(0);
  });
});
