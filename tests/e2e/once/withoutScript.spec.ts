import { expect } from '@playwright/test';
import { test } from '../../site.ts';

test.use({ javaScriptEnabled: false });

test('the chat’s place stays empty', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('[data-chat]')).toBeEmpty();
});

// Playwright switches scripts off without telling the parser, which then leaves noscript unread.
test('the form says how to reach us when it cannot send', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const [, note] = /<form.*<noscript>(.*?)<\/noscript>.*<\/form>/s.exec(html) ?? [];
  expect(note).toContain('This form needs JavaScript to send.');
  expect(note).toContain('href="tel:');
});

test('gallery tiles lead to their pictures', async ({ page, request }) => {
  await page.goto('/gallery');
  const links = page.locator('a[href*="/pictures/projects/"]');
  expect(await links.count()).toBeGreaterThanOrEqual(8);
  const address = await links.first().getAttribute('href');
  expect((await request.get(String(address))).headers()['content-type']).toMatch(/^image\//);
});
