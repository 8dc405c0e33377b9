import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { deliveryTest } from '../pages/endpointSite.ts';
import { fillInForm, formOf } from '../pages/estimatePage.ts';
import { violations } from './violations.ts';

const { failure, offline, success, retrying } = estimateForm;
const form = '#contact-form';

deliveryTest.use({ contextOptions: { reducedMotion: 'reduce' } });

deliveryTest(
  'the form: empty, refused, offline, sent, and tried again',
  {
    tag: ['@phone', '@wide'],
  },
  async ({ page, context, serveWith, service }) => {
    // Axe runs five times.
    deliveryTest.slow();
    await page.goto(await serveWith('json'));
    const { submit, summary, notice } = formOf(page);

    await submit.click();
    await expect(summary).toBeFocused();
    expect(await violations(page, form)).toEqual([]);

    await fillInForm(page);
    service.replies.push({ status: 400 });
    await submit.click();
    await expect(notice(failure.title)).toBeFocused();
    expect(await violations(page, form)).toEqual([]);

    await context.setOffline(true);
    await submit.click();
    await expect(notice(offline.title)).toBeFocused();
    expect(await violations(page, form)).toEqual([]);

    await context.setOffline(false);
    // So far, Axe’s session made the browser report the change; here, the page has to find out on
    // its own, within 15 seconds.
    await expect(notice(success.title)).toBeVisible({ timeout: 20_000 });
    expect(await violations(page, form)).toEqual([]);

    await fillInForm(page);
    service.replies.push({ status: 429 }, 'hang');
    await submit.click();
    await expect(notice(retrying.title)).toBeVisible();
    expect(await violations(page, form)).toEqual([]);
    await expect(submit).toBeDisabled();
    await expect(notice(retrying.title)).toBeVisible();
  },
);
