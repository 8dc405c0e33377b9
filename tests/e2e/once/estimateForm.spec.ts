import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import {
  collectLogged,
  expectEmpty,
  expectFilled,
  fillIn,
  formOf,
  formPath,
  passDelivery,
  request,
} from '../../pages/estimatePage.ts';
import { test } from '../../site.ts';

const { success } = estimateForm;

test('it works by keyboard alone', async ({ page }) => {
  const logged = collectLogged(page);
  await page.clock.install();
  await page.goto(formPath);
  const { field, submit, notice, island, choice } = formOf(page);
  await field('firstName').focus();
  await expect(island).toHaveAttribute('data-ready', '');
  const { serviceType, preferredContactMethod, isEmergency, projectDescription, ...texts } =
    request;
  for (const text of Object.values(texts)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field('serviceType')).toBeFocused();
  await page.keyboard.type('Storm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choice('Text Message')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(projectDescription);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submit).toBeDisabled();
  await passDelivery(page);
  await expect(notice(success.title)).toBeFocused();
  await expect.poll(() => logged).toEqual([request]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(success.title)).toHaveCount(0);
  await expect(submit).toBeFocused();
});

test('the spinner stands still for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(formPath);
  const { submit } = formOf(page);
  await fillIn(page);
  await submit.click();
  const spinner = submit.locator('span');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a draft outlives a reload, and is gone once it is sent', async ({ page }) => {
  await page.clock.install();
  await page.goto(formPath);
  const { submit, notice, island } = formOf(page);
  await fillIn(page);
  await expect(island).toHaveAttribute('data-ready', '');
  await page.goto('/contact');
  await expectFilled(page);
  await submit.click();
  await expect(submit).toBeDisabled();
  await passDelivery(page);
  await expect(notice(success.title)).toBeVisible();
  await page.reload();
  await expectEmpty(page);
  await expect(island).not.toHaveAttribute('data-ready');
});
