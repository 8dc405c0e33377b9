import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';

/** The addresses that the browser would preload, and the errors it finds in the rules. */
async function watchPreparing(page: Page) {
  const session = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  const errors: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).href);
  });
  await session.send('Preload.enable');
  return { candidates, errors };
}

test('pages of the site are preloaded, and nothing else', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const { candidates, errors } = await watchPreparing(page);
  await page.goto('/gallery');
  await expect.poll(() => candidates.size).toBeGreaterThan(0);
  const address = (path: string) => new URL(path, baseURL).href;
  await expect.poll(() => [...candidates]).toContain(address('/contact'));
  await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
  await expect(page.locator('a[href^="/pictures/"]').first()).toBeAttached();
  for (const url of candidates) {
    expect(url.startsWith(address('/'))).toBe(true);
    expect(url).not.toContain('/pictures/');
    expect(url).not.toBe(address('/gallery'));
  }
  expect(errors).toEqual([]);
});

test('links that open another tab or stay on the page are not preloaded', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('href="/about"', '$& target="_blank"');
    await route.fulfill({ response, body: html });
  });
  const { candidates } = await watchPreparing(page);
  await page.goto('/contact');
  await expect(page.locator('a[target="_blank"][href="/about"]').first()).toBeAttached();
  await expect(page.locator('a[href="#contact-form"]').first()).toBeAttached();
  await expect.poll(() => [...candidates]).toContain(new URL('/reviews', baseURL).href);
  expect(candidates).not.toContain(new URL('/about', baseURL).href);
  for (const url of candidates) expect(new URL(url).origin).toBe(new URL(String(baseURL)).origin);
  expect([...candidates].filter((url) => url.includes('/contact'))).toEqual([]);
});

// Both pages must request a fade; whether there is time to draw one is up to the browser.
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages fade into each other unless motion is reduced: ${reducedMotion}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pageswap', (event) => {
        const { viewTransition } = event as PageSwapEvent;
        sessionStorage.setItem(location.pathname, String(Boolean(viewTransition)));
      });
    });
    await page.goto('/about');
    for (const name of ['Reviews', 'Contact']) {
      const path = new URL(page.url()).pathname;
      await page.locator('footer').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
      const wanted = await page.evaluate((key) => sessionStorage.getItem(key), path);
      expect(wanted, path).toBe(String(reducedMotion === 'no-preference'));
    }
  });
}

test('a page starts at its top, and the back button returns to the previous position', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.locator('footer').getByRole('link', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await page.locator('footer').getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
