import { expect, type Page } from '@playwright/test';
import { interfaceWords } from '#content/interfaceWords';
import { navigation } from '#content/navigation';
import { site } from '#content/site';
import { formPath } from '../../../tests/pages/estimatePage.ts';
import { setFontSize, test } from '../../../tests/site.ts';

const bar = '[data-phone-bar]';

const linksOf = (page: Page) =>
  page.getByRole('navigation', { name: interfaceWords.layout.quickContact }).getByRole('link');

test('the bar is for phones', async ({ page, isMobile }) => {
  await page.goto('/about');
  await expect(linksOf(page)).toHaveCount(isMobile ? 2 : 0);
});

test('calling comes first, in red, with the number and when it is answered', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/about');
  const [call, estimate] = [linksOf(page).nth(0), linksOf(page).nth(1)];
  await expect(call).toHaveText(`${navigation.callLabel} 24/7 ${site.phone.display}`);
  await expect(call).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(estimate).toHaveText(navigation.estimateLabel);
  await expect(estimate).not.toHaveCSS('background-color', 'rgb(179, 38, 30)');
});

for (const height of [844, 667]) {
  test(`the first screen of a phone ${height} pixels high says 24/7 and the number`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    const urgent = ['storm-damage', 'roof-repair'].map((slug) => `/services/${slug}`);
    const restoration = ['fire-damage', 'water-damage'].map((slug) => `/restoration/${slug}`);
    for (const path of ['/', ...urgent, ...restoration, '/service-areas/madison']) {
      await page.goto(path);
      const call = linksOf(page).first();
      await expect(call, path).toBeInViewport({ ratio: 1 });
      await expect(call, path).toContainText(/24\/7.*\d{3}-\d{4}/);
    }
  });
}

test('the link to the form is hidden while the form is on the screen, and comes back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(formPath);
  const estimate = linksOf(page).filter({ hasText: navigation.estimateLabel });
  await estimate.click();
  await expect(page.getByLabel('First Name')).toBeInViewport();
  await expect(estimate).toBeHidden();
  await expect(linksOf(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(estimate).toBeVisible();
});

test('in a low window it scrolls with the page', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/about');
  await expect(linksOf(page).first()).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(linksOf(page).first()).toBeInViewport();
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

test('large text makes it higher, and it still covers nothing at the end of the page', {
  tag: '@phone',
}, async ({ page }) => {
  await setFontSize(page, 20);
  await page.goto('/about');
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  const [links, footer] = [page.locator(bar), page.getByRole('contentinfo')];
  const { y: top = 0, height = 0 } = (await links.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(100);
  expect(await footer.evaluate((end) => end.getBoundingClientRect().bottom)).toBeLessThan(top + 1);
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
