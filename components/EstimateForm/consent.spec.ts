import { expect } from '@playwright/test';
import { paleTexts } from '../../tests/a11y/paleTexts.ts';
import { violations } from '../../tests/a11y/violations.ts';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import { formOf } from '../../tests/pages/estimatePage.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';

const consent = { text: 'We may call you about it.', linkLabel: 'How we keep it', link: '/about' };
const messageConsent = 'We may text you about it. Reply STOP to end that.';
const withConsent = ['json', 'EstimateForm', { additions: { consent, messageConsent } }] as const;

deliveryTest(
  'the button says what pressing it means, and where to read more',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith(...withConsent));
    const { island, submit } = formOf(page);
    await comeTo(submit);
    await expect(submit).toHaveAccessibleDescription(`${consent.text} ${consent.linkLabel}`);
    const small = island.getByText(consent.text);
    const [button, words] = [await submit.boundingBox(), await small.boundingBox()];
    expect(words?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    await expect(small.getByRole('link', { name: consent.linkLabel })).toHaveAttribute(
      'href',
      consent.link,
    );
    expect(await paleTexts(page)).toEqual([]);
  },
);

deliveryTest(
  'visitors who choose text messages, and nobody else, are told what that means',
  { tag: ['@phone', '@wide'] },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith(...withConsent));
    const { island, choice } = formOf(page);
    const told = island.getByRole('status').filter({ hasText: messageConsent });
    const words = island.getByText(messageConsent);
    await comeTo(choice('Phone Call'));
    await choice('Phone Call').focus();
    await page.keyboard.press('Space');
    await expect(words).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(choice('Text Message')).toBeChecked();
    await expect(told).toBeVisible();
    expect(await violations(page, '#contact-form')).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await expect(choice('Email')).toBeChecked();
    await expect(words).toBeHidden();
  },
);

deliveryTest.describe('without JavaScript', () => {
  deliveryTest.use({ javaScriptEnabled: false });

  deliveryTest('both are shown, too', { tag: '@once' }, async ({ page, serveWith }) => {
    await page.goto(await serveWith(...withConsent));
    const { island, choice } = formOf(page);
    await expect(island.getByText(consent.text)).toBeVisible();
    await expect(island.getByText(messageConsent)).toBeHidden();
    await choice('Text Message').check();
    await expect(island.getByText(messageConsent)).toBeVisible();
  });
});

deliveryTest(
  'neither is shown if the content has neither',
  { tag: '@once' },
  async ({ page, serveWith }) => {
    await page.goto(await serveWith('json'));
    const { island, choice, submit } = formOf(page);
    await comeTo(choice('Text Message'));
    await choice('Text Message').check();
    await expect(island.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    await expect(submit).not.toHaveAttribute('aria-describedby');
  },
);
