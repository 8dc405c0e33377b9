import { expect } from '@playwright/test';
import { blog } from '#content/blog';
import { contact } from '#content/contact';
import { contacts } from '#content/contacts';
import { site } from '#content/site';
import { chatSample } from '../../scripts/content/model/siteChat.ts';
import { breakIsland } from '../pages/brokenIsland.ts';
import { wake } from '../pages/gallery.ts';
import { newsletterFormOf, passSubscription, subscribe } from '../pages/newsletterForm.ts';
import { test } from '../site.ts';
import { violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open chat, and a map that cannot load', { tag: ['@phone', '@wide'] }, async ({
  page,
}) => {
  await page.route(`${new URL(String(contacts.offices[0]?.embed)).origin}/**`, (route) =>
    route.abort(),
  );
  await page.goto('/contact');
  await page.getByRole('button', { name: contact.map.showLabel }).click();
  await expect(page.getByText(contact.map.failed)).toBeVisible();
  if (site.chat?.script === chatSample) await page.getByRole('button', { name: 'Chat' }).click();
  expect(await violations(page)).toEqual([]);
});

test('the newsletter’s answer', { tag: ['@phone', '@wide'] }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/blog');
  await subscribe(page);
  await passSubscription(page);
  await expect(newsletterFormOf(page).notice(blog.newsletter.success.title)).toBeVisible();
  expect(await violations(page, 'section:has([type=email])')).toEqual([]);
});

test('the testimonials, playing and paused', { tag: ['@phone', '@wide'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = await wake(page, 'TestimonialCarousel');
  const island = '[data-island=TestimonialCarousel]';
  const pause = carousel.getByRole('button', { name: 'Pause testimonials' });
  await expect(pause).toBeVisible();
  expect(await violations(page, island)).toEqual([]);
  await pause.click();
  await expect(carousel.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  expect(await violations(page, island)).toEqual([]);
});

test('an island that failed', { tag: ['@phone', '@wide'] }, async ({ page }) => {
  await breakIsland(page);
  await page.goto('/');
  await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});
