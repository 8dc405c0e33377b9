import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { scopedName } from '../../../scripts/build/scopedName.ts';
import { noticeScript } from '../../../scripts/content/model/published.ts';
import { leaveAndReturn, withBackForwardCache } from '../../../tests/pages/backForward.ts';
import { restingPlace } from '../../../tests/pages/scrolling.ts';
import { test } from '../../../tests/site.ts';

const script = readFileSync('scripts/content/emit/noticeScript.js', 'utf8');
const styles = path.resolve('renderer/Layout/Notice/Notice.module.scss');
const css = readFileSync(styles, 'utf8');
/** As built pages name the classes, so that the site’s own styles apply. */
const [bar, storm, close] = ['notice', 'storm', 'close'].map((name) =>
  scopedName(name, styles, css),
);

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
          `<section class="${bar} ${storm}" aria-label="Notice" data-notice="${text}"><p>${text}</p><button type="button" class="${close}" aria-label="Close the notice">×</button></section>$&`,
        );
      await route.fulfill({ body, contentType: 'text/html' });
    },
  );
}

test.use(withBackForwardCache);

const hail = 'Hail in Rockford last night.';
const noticeOf = (page: Page) => page.getByRole('region', { name: 'Notice' });

test('a notice that was closed by keyboard stays closed on the next page, another one shows', {
  tag: '@once',
}, async ({ page }) => {
  await showNotice(page, hail);
  await page.goto('/about');
  await expect(noticeOf(page)).toContainText(hail);
  await expect(noticeOf(page)).toHaveCSS('background-color', 'rgb(140, 29, 23)');
  await page.getByRole('button', { name: 'Close the notice' }).press('Enter');
  await expect(noticeOf(page)).toBeHidden();
  await expect(page.locator('[data-site-header] a').first()).toBeFocused();
  await page.goto('/reviews');
  await expect(page.locator('[data-notice]')).toBeHidden();
  await page.unrouteAll();
  await showNotice(page, 'We are closed on Thanksgiving.');
  await page.goto('/reviews');
  await expect(noticeOf(page)).toBeVisible();
});

test('below a notice too, focusing the header does not scroll the page', {
  tag: ['@phone', '@wide'],
}, async ({ page }) => {
  await showNotice(page, hail);
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('[data-site-header] a').first().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-site-header] :focus')).toBeInViewport();
  expect(await restingPlace(page)).toBe(1500);
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
  await page.getByRole('button', { name: 'Close the notice' }).click();
  await expect(noticeOf(page)).toBeHidden();
  expect(troubles.messages).toEqual([]);
});

test('a notice closed on the next page is closed on the one before, too', {
  tag: '@once',
}, async ({ page }) => {
  await showNotice(page, hail);
  await page.goto('/about');
  await expect(noticeOf(page)).toBeVisible();
  await leaveAndReturn(page, '/reviews', () =>
    page.getByRole('button', { name: 'Close the notice' }).click(),
  );
  await expect(noticeOf(page)).toBeHidden();
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
