import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { violations } from '../../tests/a11y/violations.ts';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import { expectEmpty, fillInForm, formOf, request } from '../../tests/pages/estimatePage.ts';

const sent = {
  heading: 'What you sent us',
  service: 'Work',
  name: 'Name',
  contact: 'How we reach you',
  address: 'Property',
  reply: 'When you hear from us',
  replyText: 'Within {replyWithin}',
  replyWithin: '24 hours',
};
const emergency = {
  callText: 'Call now, and somebody comes.',
  phone: '(815) 555-0143',
  replyWithin: 'half an hour',
  success: { title: 'We have it', text: 'Call now, or we call you.' },
};
const { success, serviceTypes } = estimateForm;

deliveryTest.use({ contextOptions: { reducedMotion: 'reduce' } });

deliveryTest(
  'what was sent, when we answer and the number are shown above the emptied form',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith('json', 'EstimateForm', { additions: { sent, emergency } }));
    const { field, submit, notice } = formOf(page);
    await fillInForm(page);
    await field('isEmergency').uncheck();
    await submit.click();
    const told = notice(success.title);
    await expect(told).toBeFocused();
    await expect(told).toBeInViewport();
    await expect(told.getByRole('definition')).toHaveText([
      String(serviceTypes.find(({ value }) => value === request.serviceType)?.label),
      'Jordan Miller',
      'Text Message, (815) 555-0199',
      '1200 Maple Street, Rockford',
      'Within 24 hours',
    ]);
    await expect(told.getByText('Jordan Miller')).toHaveAttribute('translate', 'no');
    await expect(told.getByRole('link')).toHaveText(site.phone.display);
    await expectEmpty(page);
    const bottom = await told.evaluate((box) => box.getBoundingClientRect().bottom);
    const top = await field('firstName').evaluate((input) => input.getBoundingClientRect().top);
    expect(bottom).toBeLessThan(top);
    expect(await violations(page, '#contact-form')).toEqual([]);

    // On paper, too: of the form, only that.
    await page.emulateMedia({ media: 'print' });
    await expect(told.getByRole('definition').first()).toBeVisible();
    await expect(field('firstName')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // An emergency is answered sooner and has its own number.
    await fillInForm(page);
    await submit.click();
    await expect(notice(emergency.success.title)).toContainText('Within half an hour');
    await expect(notice(emergency.success.title).getByRole('link')).toHaveText(emergency.phone);
  },
);

deliveryTest(
  'a very long name does not overflow, and markup in it is shown as text',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith('json', 'EstimateForm', { additions: { sent } }));
    const { field, submit, notice } = formOf(page);
    await fillInForm(page);
    await field('lastName').fill('<b>x</b>'.padEnd(60, 'w'));
    await submit.click();
    const told = notice(success.title);
    await expect(told).toContainText('<b>x</b>');
    expect(await told.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

for (const [width, height] of [
  [390, 560],
  [844, 390],
] as const) {
  deliveryTest(
    `a notice taller than a screen of ${width} × ${height} shows its title`,
    { tag: '@once' },
    async ({ page, serveWith }) => {
      await page.setViewportSize({ width, height });
      await page.goto(await serveWith('json', 'EstimateForm', { additions: { sent } }));
      const { field, submit, notice } = formOf(page);
      await fillInForm(page);
      await field('isEmergency').uncheck();
      await submit.click();
      const told = notice(success.title);
      await expect(told).toBeFocused();
      const title = told.getByText(success.title);
      await expect(title).toBeInViewport({ ratio: 1 });
      const header = await page.locator('[data-site-header]').boundingBox();
      const place = await title.boundingBox();
      const end = header ? header.y + header.height : 0;
      expect(place?.y).toBeGreaterThanOrEqual(end);
    },
  );
}
