import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import {
  collectLogged,
  fillInForm,
  formOf,
  formPath,
  passDelivery,
  passReading,
  request,
} from '../../tests/pages/estimatePage.ts';
import { test } from '../../tests/site.ts';

deliveryTest(
  'a draft from an earlier page is sent with the address of the page that sends it',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang');
    const address = await serveWith('json');
    await page.clock.install();
    await page.goto(`${address}?first`);
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect.poll(() => service.arrivals.length).toBe(1);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain(request.firstName);
    expect(kept).not.toContain(formPath);
    expect(kept).not.toContain(await page.title());
    await page.goto(`${address}?second`);
    await expect(notice(estimateForm.unknown.title)).toBeFocused();
    await passReading(page);
    await submit.click();
    await expect(notice(estimateForm.success.title)).toBeVisible();
    expect(service.arrivals.map(({ fields }) => fields.pageUrl)).toEqual([
      `${address}?first`,
      `${address}?second`,
    ]);
  },
);

test('the simulated delivery logs the page separately from the form’s data', {
  tag: '@once',
}, async ({ page }) => {
  const logged = collectLogged(page);
  const told: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'info') told.push(await message.args()[0]?.jsonValue());
  });
  await page.clock.install();
  await page.goto(formPath);
  await fillInForm(page);
  await formOf(page).submit.click();
  await expect(formOf(page).submit).toBeDisabled();
  await passDelivery(page);
  await expect.poll(() => logged).toEqual([request]);
  const pageTitle = await page.title();
  expect(pageTitle).toContain(site.company.shortName);
  await expect.poll(() => told).toEqual([{ pageUrl: page.url(), pageTitle }]);
});
