import { expect } from '@playwright/test';
import { test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('the menu opens and leads to every group’s pages', async ({ page, isMobile }) => {
  await page.goto('/');
  const header = page.locator('header');
  if (isMobile) await header.locator('summary:visible').first().click();
  await header.locator('summary:visible', { hasText: 'Services' }).first().click();
  await header.getByRole('link', { name: 'Gutters' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/services\/gutters$/);
});

test('the page and its group are marked in the menu', { tag: ['@phone', '@wide'] }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/services/siding');
  const header = page.locator('header');
  if (isMobile) await header.locator('summary:visible').first().click();
  const group = header.locator('summary:visible', { hasText: 'Services' });
  await expect(group).toHaveAttribute('aria-current', 'true');
  await expect(header.locator('summary[aria-current]:visible')).toHaveCount(1);
  if (!isMobile) await group.click();
  await expect(header.locator('[aria-current="page"]:visible')).toHaveText('Siding');
});

test('the chat’s place stays empty', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('[data-chat]')).toBeEmpty();
});

test('gallery tiles lead to their pictures', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/gallery');
  const links = page.locator('a[href*="/pictures/projects/"]');
  expect(await links.count()).toBeGreaterThanOrEqual(8);
  const address = await links.first().getAttribute('href');
  expect((await request.get(String(address))).headers()['content-type']).toMatch(/^image\//);
});
