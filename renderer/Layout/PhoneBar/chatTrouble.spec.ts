import { expect, type Page, type Route } from '@playwright/test';
import { site } from '#content/site';
import { test } from '../../../tests/site.ts';

const troubles: Record<string, (route: Route) => Promise<void> | void> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'is not found': (route) => route.fulfill({ status: 404, body: '' }),
  'never answers': () => {},
  throws: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("of the provider")' }),
  'tears its container out': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.getElementById('${site.chat?.container}').remove()`,
    }),
};

/** Does everything on a page that a broken chat could break. */
async function usePage(page: Page) {
  await page.locator('header summary').filter({ visible: true }).first().click();
  const menu = page.locator('[data-menu="mobile"][open]');
  await expect(menu).toHaveCount(1);
  // Escape works once the menu’s code is there.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await page.getByRole('link', { name: 'Free Estimate' }).click();
  await expect(page.locator('#estimate-heading')).toBeFocused();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

for (const [trouble, answer] of Object.entries(troubles)) {
  test(`a chat script that ${trouble} breaks nothing`, { tag: '@phone' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    let asked = 0;
    await page.route(`**${site.chat?.script}`, (route) => {
      asked += 1;
      return answer(route);
    });
    await page.goto('/contact');
    await expect.poll(() => asked).toBe(1);
    await usePage(page);
    // The browser waits for the first answer before it asks for the same file again.
    await expect.poll(() => asked).toBe(trouble === 'never answers' ? 1 : 2);
    await page.getByLabel('First Name').fill('Ada');
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    expect(errors.filter((message) => !message.includes('of the provider'))).toEqual([]);
  });
}
