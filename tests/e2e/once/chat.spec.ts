import { expect } from '@playwright/test';
import { site } from '#content/site';
import { container, provider, runs, script, useProvider } from '../../pages/chatProvider.ts';
import { test } from '../../site.ts';

for (const path of ['/about', '/blog', '/services/roofing', '/no-such-page']) {
  test(`${path} gets the chat once it is idle`, async ({ page }) => {
    await useProvider(page);
    await page.goto(path);
    await expect(page.locator(`#${container}`)).toHaveText('Provider');
    expect(await runs(page)).toBe(1);
  });
}

test('the home page loads it too and hides its container', async ({ page }) => {
  await useProvider(
    page,
    `${provider} document.getElementById('${container}').style.display = 'block';`,
  );
  await page.goto('/');
  await expect.poll(() => runs(page)).toBe(1);
  await expect(page.locator(`#${container}`)).toBeHidden();
});

test('a page that is only prepared does not load it before the visit', async ({ page }) => {
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

test('it goes when the page goes away and comes back with it', async ({ page }) => {
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
  test('says that it is one and leads to the phone, by keyboard', async ({ page }) => {
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
