import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import {
  collectLogged,
  expectEmpty,
  expectFilled,
  fillInForm,
  formOf,
  formPath,
  passDelivery,
  request,
  wakeForm,
} from '../../tests/pages/estimatePage.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';
import { translate } from '../../tests/pages/translation.ts';
import { test } from '../../tests/site.ts';
import { draftKeys } from '../delivery/draftStore.ts';

const { success, failure, submit: words } = estimateForm;

test('a request is sent, logged, confirmed, and the form is empty again', async ({
  page,
  troubles,
}) => {
  await page.clock.install();
  const logged = collectLogged(page);
  await page.goto(formPath);
  const { submit, notice, island } = formOf(page);
  await fillInForm(page);
  await expect(island).toHaveAttribute('data-ready', '');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(submit).toHaveText(words.sendingLabel);
  await expect(submit).toBeDisabled();
  await expect(submit.locator('[data-turning]')).toBeVisible();
  await page.clock.runFor(1900);
  await expect(submit).toBeDisabled();
  expect(logged).toEqual([]);
  await page.clock.runFor(101);
  const confirmation = notice(success.title);
  await expect(confirmation).toContainText(success.text);
  await expect(confirmation).toBeFocused();
  await expect.poll(() => logged).toEqual([request]);
  await expectEmpty(page);
  await expect(submit).toHaveText(words.label);
  await expect(submit).toBeEnabled();
  await confirmation.getByRole('button', { name: 'Close' }).click();
  await expect(confirmation).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(formOf(page).field('firstName')).toBeFocused();
  expect(troubles.messages).toEqual([]);
});

test('what is added while a request is being sent stays in the form, also on a translated page', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(formPath);
  const { submit, notice, field, island } = formOf(page);
  await fillInForm(page);
  await expect(island).toHaveAttribute('data-ready', '');
  const description = field('projectDescription');
  const more = await description.elementHandle();
  await translate(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(submit).toHaveText(words.sendingLabel);
  await more?.fill(`${request.projectDescription} And a gutter.`);
  await passDelivery(page);
  await expect(notice(success.title)).toBeVisible();
  const added = `${request.projectDescription} And a gutter.`;
  expect(await more?.inputValue()).toBe(added);
  await expect(submit).toHaveText(words.label);
  await page.reload();
  await expect(field('projectDescription')).toHaveValue(added);
});

test('a click on the background or the button while sending does not hide the outcome', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(formPath);
  const { submit, notice, island } = formOf(page);
  await fillInForm(page);
  await expect(island).toHaveAttribute('data-ready', '');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(submit).toBeDisabled();
  // The button is disabled, so the focus goes to what is around it.
  await submit.click({ force: true });
  await passDelivery(page);
  await expect(notice(success.title)).toBeFocused();
  await expect(notice(success.title)).toBeInViewport();
});

test('a failure is reported, nothing is lost, and a second try works', async ({ page }) => {
  await page.addInitScript(() => {
    const { log } = console;
    console.log = () => {
      console.log = log;
      throw new Error('full');
    };
  });
  await page.goto(formPath);
  const { submit, notice } = formOf(page);
  await fillInForm(page);
  await submit.click();
  const told = notice(failure.title);
  await expect(told).toContainText(failure.text);
  // The style of bad news: red on a light red.
  await expect(told).toHaveCSS('background-color', 'rgb(253, 238, 236)');
  await expect(told).toBeFocused();
  await expect(told.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expectFilled(page);
  await submit.click();
  await expect(told).toHaveCount(0);
  await expect(notice(success.title)).toBeVisible();
  await expect(notice(failure.title)).toHaveCount(0);
});

test('it works by keyboard alone', { tag: '@once' }, async ({ page }) => {
  const logged = collectLogged(page);
  await page.clock.install();
  await page.goto(formPath);
  const { field, submit, notice, island, choice } = formOf(page);
  await comeTo(field('firstName'));
  await field('firstName').focus();
  await expect(island).toHaveAttribute('data-ready', '');
  const { serviceType, preferredContactMethod, isEmergency, projectDescription, ...texts } =
    request;
  for (const text of Object.values(texts)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field('isEmergency')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Storm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choice('Text Message')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(projectDescription);
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submit).toBeDisabled();
  await passDelivery(page);
  await expect(notice(success.title)).toBeFocused();
  await expect.poll(() => logged).toEqual([request]);
  await page.keyboard.press('Tab');
  await expect(notice(success.title).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(success.title)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(field('firstName')).toBeFocused();
});

test('the spinner stands still for visitors who asked for less motion', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(formPath);
  const { submit } = formOf(page);
  await fillInForm(page);
  await submit.click();
  const spinner = submit.locator('span').first();
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a draft survives a reload, and is gone once it is sent', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(formPath);
  const { submit, notice, island } = formOf(page);
  await fillInForm(page);
  await expect(island).toHaveAttribute('data-ready', '');
  await page.goto('/contact');
  await expectFilled(page);
  await submit.click();
  await expect(submit).toBeDisabled();
  await passDelivery(page);
  await expect(notice(success.title)).toBeVisible();
  await page.reload();
  expect(await page.evaluate((key) => key in sessionStorage, draftKeys.estimate)).toBe(false);
  // Only the form’s code could fill it in.
  await wakeForm(island);
  await expectEmpty(page);
});
