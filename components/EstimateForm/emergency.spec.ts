import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { violations } from '../../tests/a11y/violations.ts';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import { fillInForm, formOf, passReading } from '../../tests/pages/estimatePage.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';

const emergency = {
  callText: 'Call now, and somebody comes.',
  phone: '(815) 555-0143',
  replyWithin: 'half an hour',
  success: { title: 'We have it', text: 'Call now, or we call you within half an hour.' },
};
const withEmergency = ['json', 'EstimateForm', { additions: { emergency } }] as const;
const { success, failure, unknown } = estimateForm;

deliveryTest.use({ contextOptions: { reducedMotion: 'reduce' } });

deliveryTest(
  'checking the box by keyboard shows and announces the number, unchecking it hides it',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith(...withEmergency));
    const { field, island } = formOf(page);
    const box = field('isEmergency');
    const call = island.getByRole('status').filter({ hasText: emergency.callText });
    const link = call.getByRole('link', { name: emergency.phone });
    await expect(island.getByRole('link', { name: emergency.phone })).toHaveCount(0);
    await comeTo(box);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(call).toBeVisible();
    await expect(link).toHaveAttribute('href', /^tel:/);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect(await violations(page, '#contact-form')).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(field('serviceType')).toBeFocused();
  },
);

deliveryTest(
  'an emergency has its own confirmation and number, other requests do not',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith, service }) => {
    await page.goto(await serveWith(...withEmergency));
    const { field, submit, notice } = formOf(page);
    await fillInForm(page);
    service.replies.push({ status: 400 });
    await submit.click();
    await expect(notice(failure.title)).toBeVisible();
    await submit.click();
    const told = notice(emergency.success.title);
    await expect(told).toBeFocused();
    await expect(told).toContainText(emergency.success.text);
    await expect(told.getByRole('link', { name: emergency.phone })).toBeVisible();
    expect(await violations(page, '#contact-form')).toEqual([]);
    await fillInForm(page);
    // The confirmation stays while the next request is typed.
    await expect(told).toBeVisible();
    await field('isEmergency').uncheck();
    await submit.click();
    await expect(notice(success.title)).toContainText(success.text);
    await expect(notice(success.title).getByRole('link')).toHaveText(site.phone.display);
  },
);

deliveryTest(
  'an emergency that may have arrived is still treated as one on the next page',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang');
    const address = await serveWith(...withEmergency);
    await page.clock.install();
    await page.goto(address);
    await fillInForm(page);
    await formOf(page).submit.click();
    await expect.poll(() => service.arrivals.length).toBe(1);
    await page.goto(address);
    const { notice, submit } = formOf(page);
    await expect(notice(unknown.title).getByRole('link')).toHaveText(emergency.phone);
    await passReading(page);
    await submit.click();
    await expect(notice(emergency.success.title)).toBeVisible();
  },
);

deliveryTest(
  'if the content has no words for emergencies, they are treated like other requests',
  { tag: '@once' },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith('json'));
    const { field, submit, notice, island } = formOf(page);
    await fillInForm(page);
    await expect(field('isEmergency')).toBeChecked();
    await expect(island.getByRole('link')).toHaveCount(0);
    await submit.click();
    await expect(notice(success.title)).toContainText(success.text);
    await expect(notice(success.title).getByRole('link')).toHaveText(site.phone.display);
  },
);

deliveryTest.describe('without JavaScript', () => {
  deliveryTest.use({ javaScriptEnabled: false });

  deliveryTest(
    'checking the box shows the number, too',
    { tag: '@once' },
    async ({ page, serveWith }) => {
      await page.goto(await serveWith(...withEmergency));
      const { field, island } = formOf(page);
      const link = island.getByRole('link', { name: emergency.phone });
      await expect(link).toBeHidden();
      await field('isEmergency').check();
      await expect(link).toBeVisible();
      await field('isEmergency').uncheck();
      await expect(link).toBeHidden();
    },
  );
});
