import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import {
  collectLogged,
  fillInForm,
  formOf,
  passDelivery,
  passReading,
  request,
  wakeForm,
} from '../../tests/pages/estimatePage.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';

const aboutGutters = ['json', 'EstimateForm', { serviceType: 'gutters' }] as const;

deliveryTest(
  'the page’s service is selected before the code arrives, and stays selected',
  { tag: '@once' },
  async ({ page, serveWith, service, troubles }) => {
    await page.goto(await serveWith(...aboutGutters));
    const { field, island, submit, notice } = formOf(page);
    await expect(field('serviceType')).toHaveValue('gutters');
    await expect(island).not.toHaveAttribute('data-ready');
    await wakeForm(island);
    await expect(field('serviceType')).toHaveValue('gutters');
    await fillInForm(page, 'as it is');
    await submit.click();
    await expect(notice(estimateForm.success.title)).toBeVisible();
    expect(service.arrivals).toMatchObject([{ fields: { serviceType: 'gutters' } }]);
    await expect(field('serviceType')).toHaveValue('gutters');
    // What the emptied form shows is what it sends.
    await fillInForm(page, 'as it is');
    await submit.click();
    await expect.poll(() => service.arrivals.length).toBe(2);
    expect(service.arrivals[1]).toMatchObject({ fields: { serviceType: 'gutters' } });
    expect(troubles.messages).toEqual([]);
  },
);

for (const choice of ['repair', '']) {
  deliveryTest(
    `the visitor’s own choice of “${choice}” before the code arrives wins`,
    { tag: '@once' },
    async ({ page, serveWith }) => {
      await page.goto(await serveWith(...aboutGutters));
      const { field, island } = formOf(page);
      await comeTo(field('serviceType'));
      await field('serviceType').evaluate((select: HTMLSelectElement, value) => {
        select.value = value;
      }, choice);
      await expect(island).not.toHaveAttribute('data-ready');
      await wakeForm(island);
      await expect(field('serviceType')).toHaveValue(choice);
    },
  );
}

deliveryTest(
  'a choice made on an earlier page wins, and a preselection is not carried over',
  { tag: '@once' },
  async ({ page, serveWith }) => {
    const address = await serveWith(...aboutGutters);
    const elsewhere = new URL('/contact', address).href;
    const { field, island } = formOf(page);
    await page.goto(address);
    await wakeForm(island);
    await field('firstName').fill(request.firstName);
    await page.goto(elsewhere);
    await expect(field('firstName')).toHaveValue(request.firstName);
    await expect(field('serviceType')).toHaveValue('');
    await field('serviceType').selectOption('siding');
    await page.goto(address);
    await expect(field('firstName')).toHaveValue(request.firstName);
    await expect(field('serviceType')).toHaveValue('siding');
  },
);

deliveryTest(
  'a request that is still on its way keeps its service on another page',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang');
    const logged = collectLogged(page);
    await page.clock.install();
    const address = await serveWith(...aboutGutters);
    await page.goto(address);
    await fillInForm(page, 'as it is');
    await formOf(page).submit.click();
    await expect.poll(() => service.arrivals.length).toBe(1);
    // That page only pretends to send, and logs what it would send.
    await page.goto(new URL('/contact', address).href);
    await expect(formOf(page).notice(estimateForm.unknown.title)).toBeFocused();
    await passReading(page);
    await formOf(page).submit.click();
    await expect(formOf(page).submit).toBeDisabled();
    await passDelivery(page);
    await expect.poll(() => logged).toEqual([{ ...request, serviceType: 'gutters' }]);
  },
);

deliveryTest.describe('without JavaScript', () => {
  deliveryTest.use({ javaScriptEnabled: false });

  deliveryTest(
    'the service is selected, and sent with the page that it is from',
    { tag: '@once' },
    async ({ page, serveWith, service }) => {
      await page.goto(await serveWith(...aboutGutters));
      const pageTitle = await page.title();
      await fillInForm(page, 'as it is');
      await formOf(page).submit.click();
      await expect(page).toHaveURL(service.url);
      expect(pageTitle).not.toBe('');
      expect(service.arrivals).toMatchObject([{ fields: { serviceType: 'gutters', pageTitle } }]);
    },
  );
});
