import { expect } from '@playwright/test';
import { blog } from '#content/blog';
import { site } from '#content/site';
import { launchOptions } from '../../scripts/test/browser.ts';
import { formOf, formPath } from '../../tests/pages/estimatePage.ts';
import { newsletterFormOf } from '../../tests/pages/newsletterForm.ts';
import { test } from '../../tests/site.ts';

// Turned off in the browser itself: only then does it apply what is meant for pages without script.
const { args = [], ...options } = launchOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=scriptEnabled=false'] },
});

test('the estimate form asks to call and offers nothing that would be lost', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(formPath);
  const { island, submit, field } = formOf(page);
  await expect(island.locator('noscript p')).toHaveText(/^This form needs JavaScript to send\./);
  await expect(island.getByRole('link', { name: site.phone.display })).toBeVisible();
  await expect(submit).toBeHidden();
  await expect(field('firstName')).toBeHidden();
});

test('the newsletter says what is missing and offers nothing that would be lost', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/blog');
  const { island, email, submit } = newsletterFormOf(page);
  await expect(island.locator('noscript p')).toHaveText(blog.newsletter.withoutScript);
  await expect(email).toBeHidden();
  await expect(submit).toBeHidden();
});
