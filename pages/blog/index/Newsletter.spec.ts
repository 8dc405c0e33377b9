import { expect, type Page } from '@playwright/test';
import { blog } from '#content/blog';
import { site } from '#content/site';
import { comeTo } from '../../../tests/pages/scrolling.ts';
import { test } from '../../../tests/site.ts';

const { newsletter } = blog;

async function openNewsletter(page: Page) {
  await page.goto('/blog');
  const email = page.getByLabel(newsletter.emailLabel);
  await comeTo(email);
  const isValid = () => email.evaluate((field: HTMLInputElement) => field.validity.valid);
  return { email, isValid, answer: page.getByText(newsletter.afterwards) };
}

test('the newsletter takes an e-mail address alone, sends nothing and says so', {
  tag: '@once',
}, async ({ page }) => {
  const { email, isValid, answer } = await openNewsletter(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Pictures come as they near the view, and the chat when there is time.
    const { pathname } = new URL(request.url());
    const isAwaited = request.resourceType() === 'image' || pathname === site.chat?.script;
    if (!isAwaited) requests.push(request.url());
  });
  await expect(page.getByText(newsletter.privacy)).toBeVisible();
  for (const wrong of ['', 'someone']) {
    await email.fill(wrong);
    await page.keyboard.press('Enter');
    expect(await isValid()).toBe(false);
    await expect(answer).toBeHidden();
  }
  await email.fill('someone@example.com');
  await page.getByRole('button', { name: newsletter.buttonLabel }).click();
  await expect(answer).toBeVisible();
  await expect(email).toHaveValue('someone@example.com');
  await expect(page).toHaveURL(/\/blog$/);
  expect(requests).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter sends nothing either', { tag: '@once' }, async ({ page }) => {
    const { email } = await openNewsletter(page);
    await expect(page.getByText(newsletter.privacy)).toBeVisible();
    const visited: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
    });
    await email.fill('someone@example.com');
    await page.getByRole('button', { name: newsletter.buttonLabel }).click();
    // What the form asked for would come before what the link asks for.
    await page.locator('footer').getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL(/\/reviews$/);
    expect(visited).toEqual(['/reviews']);
  });
});
