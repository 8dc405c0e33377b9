import { expect, type Page } from '@playwright/test';
import { blog } from '#content/blog';
import { contact } from '#content/contact';
import { site } from '#content/site';
import { chatSample } from '../../scripts/content/schemas/site.ts';
import { test } from '../site.ts';
import { breakIsland } from './brokenIsland.ts';
import { violations } from './violations.ts';

/** One page of each layout. */
const layouts = [
  '/',
  '/contact',
  '/services/roofing',
  '/restoration/water-damage',
  '/service-areas/madison',
  '/about',
  '/gallery',
  '/blog',
  '/blog/roscoe-premium-shingles',
  '/reviews',
  '/no-such-page',
  '/blog/no-such-post',
];

for (const path of layouts) {
  test(`${path} has no accessibility violations, with the menu closed and open`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    await openMenus(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('the open chat, the map’s failure and the newsletter’s answer have none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${new URL(site.links.map.embed).origin}/**`, (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('button', { name: contact.map.showLabel }).click();
  await expect(page.getByText(contact.map.failed)).toBeVisible();
  if (site.chat?.script === chatSample) await page.getByRole('button', { name: 'Chat' }).click();
  expect(await violations(page)).toEqual([]);
  await page.goto('/blog');
  await page.getByLabel(blog.newsletter.emailLabel).fill('someone@example.com');
  await page.getByRole('button', { name: blog.newsletter.buttonLabel }).click();
  await expect(page.getByText(blog.newsletter.afterwards)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an island that failed has none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await breakIsland(page);
  await page.goto('/');
  await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Opens the phone menu and its first group, or the first group of wide screens. */
async function openMenus(page: Page): Promise<void> {
  const summaries = page.locator('header summary').filter({ visible: true });
  await summaries.first().click();
  if (await page.locator('[data-menu="mobile"][open]').isVisible()) {
    await summaries.filter({ hasText: 'Services' }).first().click();
  }
}
