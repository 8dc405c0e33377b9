import { expect, type Page } from '@playwright/test';
import { site } from '#content/site';
import { test } from '../../../tests/site.ts';
import { layouts } from '../../../tests/sitePaths.ts';

const { script = '', container = '' } = site.chat ?? {};

/** A fake provider’s script: it writes its name and counts how often it ran. */
const provider = `
  window.runs = (window.runs ?? 0) + 1;
  document.getElementById('${container}').append('Provider');`;

const useProvider = (page: Page, body = provider) =>
  page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

const scrollToPart = (part: number) =>
  window.scrollTo({ top: (document.body.scrollHeight - innerHeight) * part, behavior: 'instant' });

/** @returns the controls under the chat, except for those that scroll under the bar of phones */
function coveredBy(id: string): string[] {
  const chat = document.getElementById(id);
  const bar = document.querySelector('[data-phone-bar]');
  if (!chat || !bar) throw new Error('The page has no chat.');
  const isOnPhone = bar.querySelector('a')?.checkVisibility();
  const covered = new Set<string>();
  const { left, right, top, bottom } = chat.getBoundingClientRect();
  for (let x = left + 1; x < right; x += 5) {
    for (let y = top + 1; y < bottom; y += 5) {
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest('a, button, input, label, select, summary, textarea');
        if (!control || chat.contains(control) || (isOnPhone && !bar.contains(control))) continue;
        covered.add(`${control.tagName} ${control.textContent}`);
      }
    }
  }
  return [...covered];
}

const runs = (page: Page) => page.evaluate('window.runs ?? 0');

test('on narrow screens it is hidden while someone types', async ({ page, isMobile }) => {
  await useProvider(page);
  await page.goto('/contact');
  const chat = page.locator(`#${container}`);
  await expect(chat).toBeVisible();
  await page.getByLabel('First Name').focus();
  await expect(chat).toBeVisible({ visible: !isMobile });
});

test('its button covers no controls', { tag: ['@phone', '@wide'] }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of layouts.filter((layout) => layout !== '/')) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
    for (const part of [0, 0.5, 1]) {
      await page.evaluate(scrollToPart, part);
      expect(await page.evaluate(coveredBy, container), `${path}, ${part}`).toEqual([]);
    }
  }
});

test('what its script draws in the flow stays in its place, but an opened chat can leave it', {
  tag: ['@phone', '@wide'],
}, async ({ page, isMobile }) => {
  await useProvider(
    page,
    `const parts = [new Image(), new Image()];
    for (const part of parts) part.style.cssText = 'display: block; width: 300px; height: 90px';
    Object.assign(parts[1].style, { position: 'fixed', top: '100px', left: '0' });
    document.getElementById('${container}').append(...parts);`,
  );
  await page.goto('/about');
  const chat = page.locator(`#${container}`);
  await expect(chat.locator('img')).toHaveCount(2);
  expect(await page.evaluate(coveredBy, container)).toEqual([]);
  const place = await chat.boundingBox();
  expect(place?.width).toBeLessThanOrEqual(isMobile ? 52 : 44);
  const isOpenThere = () =>
    document.elementFromPoint(150, 150)?.matches('img[style*="fixed"]') === true;
  expect(await page.evaluate(isOpenThere)).toBe(true);
});

test('existing and missing pages get the chat once they are idle', {
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

test('a prerendered page does not load it before the visit', { tag: '@once' }, async ({ page }) => {
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

test('it is removed when the page is left and comes back with it', { tag: '@once' }, async ({
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
