import { expect } from '@playwright/test';
import { messages } from '../../pages/estimateMessages.ts';
import { fillIn, formOf, formPath, wake } from '../../pages/estimatePage.ts';
import { test } from '../../site.ts';

test('fields are checked on submit, and from then on as they change', async ({ page }) => {
  await page.goto(formPath);
  const { field, error, submit, island } = formOf(page);
  await wake(island);
  await field('email').fill('jordan@');
  await field('email').blur();
  await expect(island.locator('[aria-invalid]')).toHaveCount(0);
  await submit.click();
  await expect(error('email')).toHaveText(messages.email);
  await field('email').pressSequentially('example.com');
  await expect(error('email')).toHaveCount(0);
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  await expect(field('email')).not.toHaveAttribute('aria-describedby');
  await field('email').press('Backspace');
  await field('email').fill('jordan@');
  await expect(error('email')).toBeVisible();
});

test('what was right stays while the rest is corrected', async ({ page }) => {
  await page.goto(formPath);
  const { field, submit, summary, error, island } = formOf(page);
  await fillIn(page);
  await field('zipCode').fill('611');
  await field('city').fill('');
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText([messages.city, messages.zipCode]);
  await expect(island.locator('[aria-invalid]')).toHaveCount(2);
  await expect(field('firstName')).toHaveValue('Jordan');
  await field('city').fill('Rockford');
  await expect(error('city')).toHaveCount(0);
  await expect(error('zipCode')).toBeVisible();
});
