import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { violations } from '../../tests/a11y/violations.ts';
import { deliveryTest, passRequest } from '../../tests/pages/endpointSite.ts';
import {
  expectFilled,
  fillInForm,
  formOf,
  passReading,
  wakeForm,
} from '../../tests/pages/estimatePage.ts';
import { holdReact } from '../../tests/pages/gallery.ts';

const { success, unknown, retrying, submit: words } = estimateForm;

deliveryTest.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, reply] of [
  ['that breaks', { status: 500 }],
  ['whose answer a script of another site may not read', { status: 200, isOpaque: true }],
] as const) {
  deliveryTest(
    `a request to a service ${what} is sent again only if the visitor wants it`,
    { tag: ['@phone', '@wide'] },
    async ({ page, serveWith, service }) => {
      service.replies.push(reply);
      await page.clock.install();
      await page.goto(await serveWith('json'));
      const { submit, notice } = formOf(page);
      await fillInForm(page);
      await submit.click();
      const told = notice(unknown.title);
      await expect(told).toBeFocused();
      await expect(told).toContainText(unknown.text);
      await expect(told.getByRole('link', { name: site.phone.display })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expectFilled(page);
      expect(await violations(page, '#contact-form')).toEqual([]);
      await page.clock.fastForward(600_000);
      expect(service.arrivals).toHaveLength(1);

      // Tab goes from the notice to the number, the close button and then the submit button.
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
      await expect(submit).toBeFocused();
      await expect(submit).toHaveText(unknown.againLabel);
      await page.keyboard.press('Enter');
      await expect(notice(success.title)).toBeFocused();
      const [first, second, ...others] = service.arrivals;
      expect(second?.fields.submissionId).toBe(first?.fields.submissionId);
      expect(others).toEqual([]);
    },
  );
}

deliveryTest(
  'a notice appears after ten seconds without an answer, and the question after thirty',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang');
    await page.clock.install();
    await page.goto(await serveWith('json'));
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect.poll(() => service.arrivals.length).toBe(1);
    await page.clock.runFor(9000);
    await expect(notice(retrying.title)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(notice(retrying.title)).toBeVisible();
    await page.clock.runFor(18_000);
    await expect(notice(unknown.title)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(notice(unknown.title)).toBeFocused();
    await page.clock.fastForward(600_000);
    await passRequest(page, service.url);
    expect(service.arrivals).toHaveLength(1);
  },
);

deliveryTest(
  'visitors who leave during sending and come back are asked before it is sent again',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang');
    await page.clock.install();
    const address = await serveWith('json');
    await page.goto(address);
    const { submit, notice, field, island } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect.poll(() => service.arrivals.length).toBe(1);
    await page.goto(new URL('/about', address).href);
    await page.goto(address);
    await expect(notice(unknown.title)).toBeFocused();
    await expectFilled(page);
    await expect(submit).toHaveText(unknown.againLabel);
    await passReading(page);

    // An invalid field removes the question, but the outcome is still unknown.
    await field('city').fill('');
    await submit.click();
    await expect(submit).toHaveText(words.label);
    await field('city').fill('Rockford');
    await submit.click();
    await expect(notice(unknown.title)).toBeFocused();
    expect(service.arrivals).toHaveLength(1);

    await passReading(page);
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    const [first, second, ...others] = service.arrivals;
    expect(second?.fields).toEqual({ ...first?.fields, referrer: expect.anything() });
    expect(others).toEqual([]);
    await page.reload();
    // Only the form’s code could ask.
    await wakeForm(island);
    await expect(notice(unknown.title)).toHaveCount(0);
  },
);

deliveryTest(
  'visitors who were asked on one page are not taken to the question on the next',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push({ status: 500 });
    const address = await serveWith('json');
    await page.goto(address);
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    const told = notice(unknown.title);
    await expect(told).toBeFocused();
    await page.goto(`${address}?next`);
    await expect(told).toBeFocused();
    await page.goto(`${address}?last`);
    await expect(told).toBeVisible();
    await expect(submit).toHaveText(unknown.againLabel);
    await expect(page.locator('body')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

deliveryTest(
  'a second click just as the question appears is not an answer to it',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push({ status: 500 });
    await page.clock.install();
    await page.goto(await serveWith('json'));
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit.click();
    await expect(notice(unknown.title)).toBeFocused();
    await submit.click();
    await expect(submit).toHaveText(unknown.againLabel);
    expect(service.arrivals).toHaveLength(1);
  },
);

deliveryTest(
  'a click before the code arrives on a reopened page leads to the question, too',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang');
    await page.clock.install();
    const address = await serveWith('json');
    await page.goto(address);
    const { submit, notice, island } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect.poll(() => service.arrivals.length).toBe(1);
    const arrive = await holdReact(page);
    await page.goto(address);
    await fillInForm(page);
    await submit.click();
    await expect(island).toHaveAttribute('data-held', '');
    arrive();
    await expect(notice(unknown.title)).toBeFocused();
    expect(service.arrivals).toHaveLength(1);
  },
);
