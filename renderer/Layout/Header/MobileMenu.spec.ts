import { expect, type Page } from '@playwright/test';
import { navigation } from '#content/navigation';
import { site } from '#content/site';
import { bar, groups, wordAt } from '../../../tests/pages/menu.ts';
import { restingPlace } from '../../../tests/pages/scrolling.ts';
import { test } from '../../../tests/site.ts';

async function openMenu(page: Page, path = '/about') {
  await page.goto(path);
  const menu = page.locator('[data-menu="mobile"]');
  const toggle = menu.locator('summary').first();
  await toggle.click();
  await expect(menu).toHaveAttribute('open', '');
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  return { menu, toggle };
}

test('it covers the screen and keeps the page from scrolling', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const menu = page.locator('[data-menu="mobile"]');
  await menu.locator('summary').first().click();
  const box = await menu.locator('nav').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.width).toBe(width);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
  await page.mouse.wheel(0, 600);
  await menu.locator('summary').first().click();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.mouse.wheel(0, 200);
  // Had the first turn of the wheel moved the page, it would be further down.
  await expect.poll(() => restingPlace(page)).toBe(500);
});

test('a chosen link closes it before its code is there', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes('data-menu')) await route.fulfill({ response, body });
  });
  await page.goto('/services/roofing');
  const menu = page.locator('[data-menu="mobile"]');
  await menu.locator('summary').first().click();
  await menu.getByRole('link', { name: navigation.estimateLabel }).click();
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.locator('#estimate-heading')).toBeInViewport();
});

test('in two columns each link is whole', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { menu } = await openMenu(page, '/services/roofing');
  const links = menu.locator('[open] li a');
  const parts = (link: Element) => link.getClientRects().length;
  const columns = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().left),
  );
  expect(new Set(columns).size).toBe(2);
  for (const link of await links.all()) expect(await link.evaluate(parts)).toBe(1);
});

test('the focus stays inside while it is open', { tag: '@phone' }, async ({ page }) => {
  const { menu, toggle } = await openMenu(page);
  const stops = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await toggle.focus();
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press(key);
      const focused = menu.locator(':focus');
      await expect(focused).toHaveCount(1);
      stops.add(String(await focused.textContent()));
    }
  }
  expect([...stops]).toContain(wordAt(bar, -1));
  expect([...stops]).not.toContain(wordAt(groups[0], -1));
});

test('Escape closes it and gives the focus back, from inside a group too', {
  tag: '@phone',
}, async ({ page }) => {
  const { menu, toggle } = await openMenu(page);
  await menu.locator('summary', { hasText: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Roofing', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Android’s back gesture closes it', { tag: '@phone' }, async ({ page }) => {
  // No browser lets a test perform the gesture.
  await page.addInitScript(() => {
    class Watcher extends EventTarget {
      onclose?: () => void;
      constructor() {
        super();
        addEventListener('back', () => this.onclose?.());
      }
      destroy() {
        delete this.onclose;
      }
    }
    Object.assign(window, { CloseWatcher: Watcher });
  });
  const { menu } = await openMenu(page);
  const goBack = () => page.evaluate(() => dispatchEvent(new Event('back')));
  await goBack();
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('groups unfold one at a time, and the current one starts unfolded', {
  tag: '@phone',
}, async ({ page }) => {
  const { menu } = await openMenu(page, '/services/siding');
  await expect(menu.locator('[aria-current="page"]')).toBeVisible();
  await menu.locator('summary', { hasText: 'Restoration' }).click();
  await expect(menu.getByRole('link', { name: 'Duct Cleaning' })).toBeVisible();
  await expect(menu.locator('[aria-current="page"]')).toBeHidden();
});

test('a group stays in view when it closes a longer one above it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const { menu } = await openMenu(page, '/services/roofing');
  const label = menu.locator('details summary').nth(1);
  await label.focus();
  await page.keyboard.press('Enter');
  await expect(label).toHaveAttribute('aria-expanded', 'true');
  await expect(label).toBeInViewport({ ratio: 1 });
});

test('calling and the estimate stay in reach while a group is open', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  const { menu } = await openMenu(page);
  await menu.locator('summary', { hasText: 'Services' }).click();
  const ways = [`${navigation.callLabel} ${site.phone.display}`, navigation.estimateLabel];
  for (const name of ways) {
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  // A link that gets the focus is not hidden behind them.
  const last = menu.getByRole('link', { name: wordAt(bar, -1) });
  await last.focus();
  const foot = await menu.getByRole('link', { name: wordAt(ways, 0) }).boundingBox();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

test('a link to a place on the same page closes it and leads there', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/contact');
  // As an editor may write it in the navigation.
  await page
    .locator('[data-menu="mobile"] a', { hasText: 'Contact Us' })
    .evaluate((link) => link.setAttribute('href', '#contact-form'));
  const menu = page.locator('[data-menu="mobile"]');
  await menu.locator('summary').first().click();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.locator('#estimate-heading')).toBeFocused();
  await expect(page.locator('#estimate-heading')).toBeInViewport();
});

test('the page can scroll again when the screen becomes wide', { tag: '@phone' }, async ({
  page,
}) => {
  const { menu } = await openMenu(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).not.toHaveAttribute('open');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a phone that darkens pages leaves the lines of the menu light', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pictureOfToggle = async () => {
    await page.goto('/contact');
    return page.locator('[data-menu="mobile"] > summary').screenshot();
  };
  const light = await pictureOfToggle();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect((await pictureOfToggle()).equals(light)).toBe(true);
});
