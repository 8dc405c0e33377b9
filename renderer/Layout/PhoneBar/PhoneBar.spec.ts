import { expect } from '@playwright/test';
import { test } from '../../../tests/site.ts';

const bar = '[data-phone-bar]';

test('the bar is for phones', async ({ page, isMobile }) => {
  await page.goto('/about');
  await expect(page.locator(bar)).toBeVisible({ visible: isMobile });
});

test('it never covers what has the focus', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  const top = (await page.locator(bar).boundingBox())?.y ?? 0;
  const covered: string[] = [];
  let stops = 0;
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  while (stops < 80) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element?.closest('main')) return undefined;
      return {
        name: element.id || String(element.textContent).trim(),
        bottom: element.getBoundingClientRect().bottom,
      };
    });
    if (!focus) break;
    stops += 1;
    if (focus.bottom > top) covered.push(focus.name);
  }
  expect(stops).toBeGreaterThan(12);
  expect(covered).toEqual([]);
});

test('it stays above the home indicator of newer phones', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  const session = await page.context().newCDPSession(page);
  const padding = () =>
    page.locator(bar).evaluate((element) => getComputedStyle(element).paddingBottom);
  const height = async () => (await page.locator(bar).boundingBox())?.height;
  expect(await padding()).toBe('8px');
  const before = await height();
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await expect.poll(padding).toBe('42px');
  expect(await height()).toBe((before ?? 0) + 34);
});
