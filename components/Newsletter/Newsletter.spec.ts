import { expect, type Page } from '@playwright/test';
import { blog } from '#content/blog';
import { site } from '#content/site';
import { onIslandCode } from '../../tests/pages/brokenIsland.ts';
import { holdReact } from '../../tests/pages/gallery.ts';
import {
  newsletterFormOf,
  passSubscription,
  subscribe,
  subscriber,
} from '../../tests/pages/newsletterForm.ts';
import { comeTo } from '../../tests/pages/scrolling.ts';
import { test } from '../../tests/site.ts';

const { newsletter } = blog;
const { success, submit: words } = newsletter;

/** The page’s requests from now on, except for code, pictures that come near, and the chat. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAwaited = ['image', 'script'].includes(request.resourceType());
    if (!isAwaited && pathname !== site.chat?.script) requests.push(request.url());
  });
  return requests;
}

test('a sample newsletter checks the address, sends nothing and says that all went well', {
  tag: '@once',
}, async ({ page, troubles }) => {
  await page.clock.install();
  await page.goto('/blog');
  const { island, email, submit, status, notice } = newsletterFormOf(page);
  await comeTo(email);
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  await expect(island.getByText(newsletter.privacy)).toBeVisible();
  await expect(island.getByText(newsletter.consent)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(`${newsletter.consent} ${newsletter.privacy}`);
  await email.focus();
  await expect(island).toHaveAttribute('data-ready', '');
  for (const wrong of ['', 'someone']) {
    await email.fill(wrong);
    await page.keyboard.press('Enter');
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
    await expect(submit).toHaveText(words.label);
  }
  await email.fill(subscriber);
  await submit.click();
  await expect(status).toHaveText(words.sendingLabel);
  await expect(submit).toHaveText(words.sendingLabel);
  await passSubscription(page);
  await expect(notice(success.title)).toBeFocused();
  await expect(notice(success.title)).toContainText(success.text);
  await expect(email).toHaveValue('');
  await notice(success.title).getByRole('button', { name: 'Close' }).click();
  await expect(submit).toBeFocused();
  await expect(status).toBeEmpty();
  await expect(page).toHaveURL(/\/blog$/);
  expect(requests).toEqual([]);
  expect(troubles.messages).toEqual([]);
});

test('the focus stays in the field after a subscription by Enter', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/blog');
  const { email, notice } = newsletterFormOf(page);
  await comeTo(email);
  await email.fill(subscriber);
  await page.keyboard.press('Enter');
  await passSubscription(page);
  await expect(notice(success.title)).toBeVisible();
  await expect(email).toBeFocused();
});

test('an address that is typed and sent before the code arrives is sent once it does', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  const arrive = await holdReact(page);
  await page.goto('/blog');
  const { island, email, notice } = newsletterFormOf(page);
  await subscribe(page);
  await expect(island).toHaveAttribute('data-held', '');
  await expect(email).toHaveValue(subscriber);
  arrive();
  await passSubscription(page);
  await expect(notice(success.title)).toBeVisible();
});

test('when the code never arrives the form says that it cannot send', {
  tag: '@once',
}, async ({ page }) => {
  await onIslandCode(page, (route) => route.abort(), 'NewsletterForm');
  await page.goto('/blog');
  const { island, email } = newsletterFormOf(page);
  await subscribe(page);
  await expect(island).toHaveAttribute('data-failed', '');
  await expect(island.getByText(newsletter.withoutScript)).toBeVisible();
  await expect(email).toHaveValue(subscriber);
  await expect(page).toHaveURL(/\/blog$/);
});
