import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import {
  collectLogged,
  expectFilled,
  fillInForm,
  formOf,
  formPath,
  request,
} from '../../tests/pages/estimatePage.ts';
import { test } from '../../tests/site.ts';

const { success, offline, unsent, failure } = estimateForm;

test('the simulated delivery waits for the connection, too', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const logged = collectLogged(page);
  await page.goto(formPath);
  const { submit, notice } = formOf(page);
  await fillInForm(page);
  await context.setOffline(true);
  await submit.click();
  await expect(notice(offline.title)).toBeFocused();
  await expectFilled(page);
  expect(logged).toEqual([]);
  await context.setOffline(false);
  await expect(notice(success.title)).toBeVisible();
  await expect.poll(() => logged).toEqual([request]);
});

deliveryTest(
  'the form says that it is offline, and sends the request when the connection is back',
  {
    tag: '@once',
  },
  async ({ page, context, serveWith, service }) => {
    await page.goto(await serveWith('json'));
    const { submit, notice, field } = formOf(page);
    await fillInForm(page);
    await context.setOffline(true);
    await submit.click();
    const told = notice(offline.title);
    await expect(told).toBeFocused();
    await expect(told.getByRole('link', { name: site.phone.display })).toBeVisible();
    await expectFilled(page);
    expect(service.arrivals).toEqual([]);
    // Closing the notice cancels nothing, and corrections made meanwhile are sent.
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(told).toHaveCount(0);
    await field('city').fill('Byron');
    await context.setOffline(false);
    await expect(notice(success.title)).toBeVisible();
    expect(service.arrivals.map(({ fields }) => fields.city)).toEqual(['Byron']);
  },
);

deliveryTest(
  'visitors who left while a request was waiting for the connection are asked first',
  {
    tag: '@once',
  },
  async ({ page, context, serveWith, service }) => {
    // This page never hears that the connection is back, as if its tab were closed by then.
    await page.addInitScript(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation()),
    );
    await page.clock.install();
    await page.goto(await serveWith('json'));
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await context.setOffline(true);
    await submit.click();
    await expect(notice(offline.title)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(notice(unsent.title)).toBeFocused();
    await expect(notice(unsent.title)).toContainText(unsent.text);
    await expectFilled(page);
    await page.clock.fastForward(600_000);
    expect(service.arrivals).toEqual([]);
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    expect(service.arrivals).toHaveLength(1);
  },
);

deliveryTest(
  'it works if the browser stores nothing',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    service.replies.push({ status: 400 });
    await page.goto(await serveWith('json'));
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect(notice(failure.title)).toBeVisible();
    await expectFilled(page);
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
  },
);

deliveryTest.describe('without JavaScript', () => {
  deliveryTest.use({ javaScriptEnabled: false });

  deliveryTest(
    'the browser posts the form itself',
    { tag: '@once' },
    async ({ page, serveWith, service }) => {
      await page.goto(await serveWith('json'));
      await fillInForm(page);
      await formOf(page).submit.click();
      await expect(page).toHaveURL(service.url);
      expect(service.arrivals).toMatchObject([
        {
          type: 'application/x-www-form-urlencoded',
          fields: {
            access_key: 'public',
            pageUrl: site.url + formPath,
            firstName: 'Jordan',
            phone: '8155550199',
            preferredContactMethod: 'text',
            isEmergency: 'true',
            _gotcha: '',
          },
        },
      ]);
    },
  );
});
