import { expect, type Page } from '@playwright/test';
import { blog } from '#content/blog';
import { comeTo } from './scrolling.ts';

export const subscriber = 'someone@example.com';

/** The newsletter form on a page, by the words that visitors see. */
export function newsletterFormOf(page: Page) {
  const island = page.locator('[data-island="NewsletterForm"]');
  return {
    island,
    email: island.getByLabel(blog.newsletter.emailLabel),
    submit: island.locator('[type=submit]'),
    status: island.getByRole('status'),
    notice: (title: string) => island.getByRole('status').getByRole('region', { name: title }),
  };
}

/** Types an address and presses the button. */
export async function subscribe(page: Page): Promise<void> {
  const { email, submit } = newsletterFormOf(page);
  await comeTo(email);
  await email.fill(subscriber);
  await submit.click();
}

/** Passes the two seconds that a sample delivery takes; needs the page’s clock installed. */
export async function passSubscription(page: Page): Promise<void> {
  const { submit } = newsletterFormOf(page);
  await expect(submit).toBeDisabled();
  await page.clock.runFor(2100);
  await expect(submit).toBeEnabled();
}
