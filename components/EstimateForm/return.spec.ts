import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { leaveAndReturn, withBackForwardCache } from '../../tests/pages/backForward.ts';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import {
  expectEmpty,
  expectFilled,
  fillInForm,
  formOf,
  formPath,
} from '../../tests/pages/estimatePage.ts';
import { draftKeys } from '../delivery/draftStore.ts';

const { success, retrying, unknown } = estimateForm;

deliveryTest.use({ ...withBackForwardCache, contextOptions: { reducedMotion: 'reduce' } });

deliveryTest(
  'a page that the back button restores asks before it sends again',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    const headers = { 'retry-after': '2', 'access-control-expose-headers': 'retry-after' };
    service.replies.push({ status: 503, headers });
    const address = await serveWith('json');
    await page.goto(address);
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect(notice(retrying.title)).toBeVisible();
    await leaveAndReturn(page, new URL('/about', address).href);
    await expect(notice(unknown.title)).toBeFocused();
    await expectFilled(page);
    expect(service.arrivals).toHaveLength(1);
    await expect(submit).toHaveText(unknown.againLabel);
    await expect(submit).toBeEnabled();
    // A press right after the question appears does not count as an answer,
    // and after one that counts the button is gone.
    await expect(async () => {
      if (await submit.isVisible()) await submit.click({ timeout: 2000 });
      await expect(notice(success.title)).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(service.arrivals).toHaveLength(2);
  },
);

deliveryTest(
  'a page that the back button restores does not show again what another page has sent',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(formPath);
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await leaveAndReturn(page, '/contact', async () => {
      await expectFilled(page);
      await submit.click();
      await expect(notice(success.title)).toBeVisible();
    });
    await expectEmpty(page);
    await expect(notice(success.title)).toBeVisible();
  },
);

deliveryTest(
  'a prerendered page shows the draft as it is at the time of the visit',
  { tag: '@once' },
  async ({ page, serveWith }) => {
    const address = await serveWith('json');
    await page.goto(address);
    const { island } = formOf(page);
    await fillInForm(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, writable: true });
    });
    await page.goto(`${address}?prepared`);
    await page.waitForLoadState('networkidle');
    await page.evaluate((key) => sessionStorage.removeItem(key), draftKeys.estimate);
    await page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await island.getByRole('textbox').first().focus();
    await expect(island).toHaveAttribute('data-ready');
    await expectEmpty(page);
  },
);
