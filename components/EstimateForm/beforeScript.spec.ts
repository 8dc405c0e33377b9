import { expect, type Page } from '@playwright/test';
import { site } from '#content/site';
import { onIslandCode } from '../../tests/pages/brokenIsland.ts';
import {
  collectLogged,
  expectFilled,
  fillInForm,
  formOf,
  formPath,
  passDelivery,
  request,
} from '../../tests/pages/estimatePage.ts';
import { holdReact } from '../../tests/pages/gallery.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';
import { translate } from '../../tests/pages/translation.ts';
import { test } from '../../tests/site.ts';

/** Opens the page and holds back React until `arrive` is called. */
async function openWithSlowScript(page: Page) {
  await page.clock.install();
  const arrive = await holdReact(page);
  await page.goto(formPath);
  return { ...formOf(page), arrive };
}

test('what is typed, chosen and checked before the code arrives is kept', {
  tag: '@once',
}, async ({ page }) => {
  const { island, field, submit, notice, arrive } = await openWithSlowScript(page);
  const logged = collectLogged(page);
  const { phone, serviceType, preferredContactMethod, isEmergency, ...texts } = request;
  await comeTo(field('firstName'));
  for (const [name, text] of Object.entries(texts)) {
    await field(name as keyof typeof texts).fill(text);
  }
  await field('phone').pressSequentially('8155550199');
  await field('serviceType').selectOption(serviceType);
  await formOf(page).choice('Text Message').check();
  await field('isEmergency').check();
  await expect(island).not.toHaveAttribute('data-ready');
  arrive();
  await expect(island).toHaveAttribute('data-ready', '');
  await expectFilled(page);
  await submit.click();
  await passDelivery(page);
  await expect(notice('Request Submitted')).toBeVisible();
  await expect.poll(() => logged).toEqual([request]);
});

test('what is typed before the code arrives is there on the next page', {
  tag: '@once',
}, async ({ page }) => {
  const { island, field, arrive } = await openWithSlowScript(page);
  await comeTo(field('firstName'));
  await field('firstName').fill(request.firstName);
  arrive();
  await expect(island).toHaveAttribute('data-ready', '');
  await page.goto('/contact');
  await expect(formOf(page).field('firstName')).toHaveValue(request.firstName);
});

test('on a translated page, too, typing goes on where it was when the code arrives', {
  tag: '@once',
}, async ({ page }) => {
  const { island, field, arrive } = await openWithSlowScript(page);
  await comeTo(field('firstName'));
  const city = await field('city').elementHandle();
  await translate(page);
  await city?.focus();
  await page.keyboard.type('Rock');
  arrive();
  await expect(island).toHaveAttribute('data-ready', '');
  await page.keyboard.type('ford');
  await expect(page.locator('[name="city"]')).toHaveValue('Rockford');
});

for (const press of ['pointer', 'Enter'] as const) {
  test(`a request submitted by ${press} before the code arrives is sent once, when it does`, {
    tag: '@once',
  }, async ({ page }) => {
    const { island, submit, notice, field, arrive } = await openWithSlowScript(page);
    const logged = collectLogged(page);
    await fillInForm(page);
    for (let times = 0; times < 2; times += 1) {
      if (press === 'pointer') await submit.click();
      else await field('city').press('Enter');
    }
    await expect(island).toHaveAttribute('data-held', '');
    await expect(submit.locator('span').first()).toBeVisible();
    await expect(island).not.toHaveAttribute('data-ready');
    // However long it takes: nothing else could send the form.
    await page.clock.runFor(20_000);
    await expect(island).toHaveAttribute('data-held', '');
    arrive();
    await expect(submit).toBeDisabled();
    await passDelivery(page);
    await expect(notice('Request Submitted')).toBeVisible();
    await expect(island).not.toHaveAttribute('data-held');
    expect(page.url()).toContain(formPath);
    // A second one would be logged by then.
    await passDelivery(page);
    await expect.poll(() => logged).toEqual([request]);
  });
}

test('an empty form submitted before the code arrives shows its errors once it does', {
  tag: '@once',
}, async ({ page }) => {
  const { submit, summary, arrive } = await openWithSlowScript(page);
  await submit.click();
  await expect(summary).toHaveCount(0);
  arrive();
  await expect(summary).toBeFocused();
});

test('when the code never arrives the form says to call', { tag: '@once' }, async ({ page }) => {
  await onIslandCode(page, (route) => route.abort(), 'EstimateForm');
  await page.goto(formPath);
  const { island, submit } = formOf(page);
  await fillInForm(page);
  await submit.click();
  await expect(island).toHaveAttribute('data-failed', '');
  await expect(island.getByRole('link', { name: site.phone.display })).toBeVisible();
  await expectFilledTexts(page);
});

/** Without script the phone number stays as it was typed. */
async function expectFilledTexts(page: Page) {
  await expect(formOf(page).field('firstName')).toHaveValue(request.firstName);
  await expect(formOf(page).field('phone')).toHaveValue('8155550199');
}
