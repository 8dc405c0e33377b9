import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import {
  collectLogged,
  expectEmpty,
  expectFilled,
  fillIn,
  formOf,
  formPath,
  request,
} from '../pages/estimatePage.ts';
import { test } from '../site.ts';

const { success, failure, submit: words } = estimateForm;

test('a request is sent, logged, confirmed, and the form is empty again', async ({
  page,
  troubles,
}) => {
  await page.clock.install();
  const logged = collectLogged(page);
  await page.goto(formPath);
  const { submit, notice, island } = formOf(page);
  await fillIn(page);
  await expect(island).toHaveAttribute('data-ready', '');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(submit).toHaveText(words.sendingLabel);
  await expect(submit).toBeDisabled();
  await expect(submit.locator('span')).toBeVisible();
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
  await expect(submit).toBeFocused();
  expect(troubles.messages).toEqual([]);
});

test('a failure is told, nothing is lost, and a second try works', async ({ page }) => {
  await page.addInitScript(() => {
    const { log } = console;
    console.log = () => {
      console.log = log;
      throw new Error('full');
    };
  });
  await page.goto(formPath);
  const { submit, notice } = formOf(page);
  await fillIn(page);
  await submit.click();
  const told = notice(failure.title);
  await expect(told).toContainText(failure.text);
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
