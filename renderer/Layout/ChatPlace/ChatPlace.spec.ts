import { expect, type Page } from '@playwright/test';
import { site } from '#content/site';
import { test } from '../../../tests/site.ts';

const { script = '', container = '' } = site.chat ?? {};

/** A provider’s script of our own making: it says its name and counts how often it ran. */
const provider = `
  window.runs = (window.runs ?? 0) + 1;
  document.getElementById('${container}').append('Provider');`;

const useProvider = (page: Page, body = provider) =>
  page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

const runs = (page: Page) => page.evaluate('window.runs ?? 0');

test('on narrow screens it makes room for what someone types', async ({ page, isMobile }) => {
  await useProvider(page);
  await page.goto('/contact');
  const chat = page.locator(`#${container}`);
  await expect(chat).toBeVisible();
  await page.getByLabel('First Name').focus();
  await expect(chat).toBeVisible({ visible: !isMobile });
});

test('the sample stays clear of the bar at the bottom of phones', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  const button = await page.getByRole('button', { name: 'Chat' }).boundingBox();
  const bar = await page.locator('[data-phone-bar]').boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('pages that are and pages that are not get the chat once they are idle', {
  tag: '@once',
}, async ({ page }) => {
  await useProvider(page);
  for (const path of ['/services/roofing', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator(`#${container}`), path).toHaveText('Provider');
    expect(await runs(page), path).toBe(1);
  }
});

test('the home page loads it too and hides its container', { tag: '@once' }, async ({ page }) => {
  await useProvider(
    page,
    `${provider} document.getElementById('${container}').style.display = 'block';`,
  );
  await page.goto('/');
  await expect.poll(() => runs(page)).toBe(1);
  await expect(page.locator(`#${container}`)).toBeHidden();
});

test('a page that is only prepared does not load it before the visit', { tag: '@once' }, async ({
  page,
}) => {
  await useProvider(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, writable: true });
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(await runs(page)).toBe(0);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => runs(page)).toBe(1);
});

test('it goes when the page goes away and comes back with it', { tag: '@once' }, async ({
  page,
}) => {
  await useProvider(page);
  await page.goto('/about');
  await expect.poll(() => runs(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(page.locator(`#${container}`)).toHaveCount(0);
  await expect(page.locator(`script[src$="${script}"]`)).toHaveCount(0);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator(`#${container}`)).toHaveText('Provider');
  expect(await runs(page)).toBe(2);
});

test.describe('the sample', () => {
  test('says that it is one and leads to the phone, by keyboard', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Chat' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This chat is a sample' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    const call = page.locator(`#${container}`).getByRole('link');
    await expect(call).toBeFocused();
    await expect(call).toContainText(site.phone.display);
    await page.keyboard.press('Escape');
    await expect(call).toBeHidden();
    await expect(button).toBeFocused();
  });
});
