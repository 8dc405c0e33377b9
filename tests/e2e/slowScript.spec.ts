import { expect, type Page } from '@playwright/test';
import { test } from '../site.ts';

/** Lets every script of the site come 3 seconds late, as on a bad connection. */
async function slowDown(page: Page): Promise<() => number> {
  let arrived = 0;
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    arrived += 1;
    await route.continue();
  });
  return () => arrived;
}

/** Opens a page as it is once its styles are there, and no script. */
async function openStyled(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
}

const summaries = (page: Page) => page.locator('header summary').filter({ visible: true });

// Some files ask for others, so that it takes more than once 3 seconds until all are there.
const late = { timeout: 15_000 };

test('the menu works before its script, and is completed by it', async ({ page }) => {
  const arrived = await slowDown(page);
  await openStyled(page, '/about');
  await summaries(page).first().click();
  const menu = page.locator('[data-menu="desktop"] details[open], [data-menu="mobile"][open]');
  await expect(menu).toHaveCount(1);
  expect(arrived()).toBe(0);
  await expect(summaries(page).first()).toHaveAttribute('aria-expanded', 'true', late);
  // The focus is inside already, so its code comes without another touch.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0, { timeout: 200 });
  }).toPass(late);
  await expect(summaries(page).first()).toBeFocused();
});

test('links, the estimate and the phone do not wait for scripts', async ({ page, isMobile }) => {
  const arrived = await slowDown(page);
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
  expect(arrived()).toBe(0);
});

test('who types before the script comes keeps the focus', async ({ page }) => {
  await slowDown(page);
  await openStyled(page, '/contact#contact-form');
  const field = page.getByLabel('First Name');
  await field.pressSequentially('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '', late);
  await page.waitForTimeout(300);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ada');
});
