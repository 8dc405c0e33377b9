import { expect, type Page } from '@playwright/test';
import { gate } from '../pages/gate.ts';
import { test } from '../site.ts';

/**
 * Holds back every script of the site, as a bad connection does.
 * @returns releases them
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = gate();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page as it is with its styles but without its scripts. */
async function openStyled(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
}

const summaries = (page: Page) => page.locator('header summary').filter({ visible: true });

test('the menu works before its script has loaded, and is completed by it', async ({ page }) => {
  const arrive = await holdScripts(page);
  await openStyled(page, '/about');
  await summaries(page).first().click();
  const menu = page.locator('[data-menu="desktop"] details[open], [data-menu="mobile"][open]');
  await expect(menu).toHaveCount(1);
  arrive();
  await expect(summaries(page).first()).toHaveAttribute('aria-expanded', 'true');
  // The focus is already inside, so its code loads without another touch.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await expect(summaries(page).first()).toBeFocused();
});

test('links, the estimate and the phone do not wait for scripts', async ({ page, isMobile }) => {
  // For the whole test: none of it may need a script.
  await holdScripts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStyled(page, '/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.locator('#estimate-heading')).toBeInViewport();
  await summaries(page).first().click();
  if (isMobile) await summaries(page).filter({ hasText: 'Services' }).click();
  else await expect(page.getByRole('link', { name: 'Gutters' }).first()).toBeVisible();
  await expect(
    page.locator('header a[href^="tel:"]').filter({ visible: true }).first(),
  ).toBeVisible();
  await page
    .locator('header')
    .getByRole('link', { name: 'Gutters' })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/services\/gutters$/);
});

test('a visitor typing before the script has loaded keeps the focus', async ({ page }) => {
  const arrive = await holdScripts(page);
  await openStyled(page, '/contact#contact-form');
  const field = page.getByLabel('First Name');
  await field.pressSequentially('Ada');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'true');
  await page.waitForLoadState();
  // Wait for what the page does after it has loaded.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ada');
});
