import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { noticeScript } from '../../../scripts/content/model/published.ts';
import { test } from '../../../tests/site.ts';

const script = readFileSync('scripts/content/emit/noticeScript.js', 'utf8');

/** Makes every page of the built site show a notice, as `Notice` and `Head` write it. */
async function showNotice(page: Page, text: string) {
  await page.route(`**${noticeScript}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(
    (url) => ['/about', '/reviews'].includes(url.pathname),
    async (route) => {
      const built = await (await route.fetch()).text();
      const body = built
        .replace('</title>', `$&<script src="${noticeScript}" data-text="${text}"></script>`)
        .replace(
          '<header',
          `<section aria-label="Notice" data-notice="${text}"><p>${text}</p><button type="button" aria-label="Close the notice">×</button></section>$&`,
        );
      await route.fulfill({ body, contentType: 'text/html' });
    },
  );
}

const hail = 'Hail in Rockford last night.';
const noticeOf = (page: Page) => page.getByRole('region', { name: 'Notice' });
const isMarked = (page: Page) => page.locator('html[data-notice-closed]').count();

test('a notice that was closed by keyboard stays closed on the next page, another one shows', {
  tag: '@once',
}, async ({ page }) => {
  await showNotice(page, hail);
  await page.goto('/about');
  await expect(noticeOf(page)).toContainText(hail);
  expect(await isMarked(page)).toBe(0);
  await page.getByRole('button', { name: 'Close the notice' }).press('Enter');
  expect(await isMarked(page)).toBe(1);
  await expect(page.locator('[data-site-header] a').first()).toBeFocused();
  await page.goto('/reviews');
  expect(await isMarked(page)).toBe(1);
  await page.unrouteAll();
  await showNotice(page, 'We are closed on Thanksgiving.');
  await page.goto('/reviews');
  expect(await isMarked(page)).toBe(0);
});

test('it still closes if storage is blocked', { tag: '@once' }, async ({ page, troubles }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await showNotice(page, hail);
  await page.goto('/about');
  // By keyboard: without its styles it is under the header here.
  await page.getByRole('button', { name: 'Close the notice' }).press('Enter');
  expect(await isMarked(page)).toBe(1);
  expect(troubles.messages).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it shows without the button, which would do nothing', { tag: '@once' }, async ({
    page,
  }) => {
    await showNotice(page, hail);
    await page.goto('/about');
    await expect(noticeOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the notice' })).toBeHidden();
  });
});
