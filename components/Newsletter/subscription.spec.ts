import { expect } from '@playwright/test';
import { blog } from '#content/blog';
import { site } from '#content/site';
import { deliveryTest } from '../../tests/pages/endpointSite.ts';
import { formPaths } from '../../tests/pages/formPaths.ts';
import { newsletterFormOf, subscribe, subscriber } from '../../tests/pages/newsletterForm.ts';

const { success, failure, retrying, offline, unsent, unknown } = blog.newsletter;

const formName = 'NewsletterForm';

for (const [format, type] of [
  ['json', 'application/json'],
  ['form', 'application/x-www-form-urlencoded'],
] as const) {
  deliveryTest(
    `an address arrives as ${type}, with the page that it comes from`,
    { tag: '@once' },
    async ({ page, serveWith, service, troubles }) => {
      await page.goto(await serveWith(format, formName));
      const { email, notice } = newsletterFormOf(page);
      await subscribe(page);
      await expect(notice(success.title)).toBeFocused();
      expect(service.arrivals).toEqual([
        {
          type: expect.stringContaining(type),
          accept: 'application/json',
          fields: {
            access_key: 'public',
            email: subscriber,
            submissionId: expect.stringMatching(/^[\da-f-]{32,36}$/),
            pageUrl: page.url(),
            pageTitle: await page.title(),
          },
        },
      ]);
      await expect(email).toHaveValue('');
      expect(troubles.messages).toEqual([]);
    },
  );
}

deliveryTest(
  'an address is sent again with the same id if the service is busy, not if it refuses',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push({ status: 429, headers: { 'retry-after': '1' } }, { status: 400 });
    await page.goto(await serveWith('json', formName));
    const { email, submit, notice } = newsletterFormOf(page);
    await subscribe(page);
    await expect(notice(retrying.title)).toBeVisible();
    await expect(submit).toBeDisabled();
    await expect(notice(failure.title)).toBeFocused();
    await expect(notice(failure.title)).toContainText(failure.text);
    await expect(email).toHaveValue(subscriber);
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    const ids = service.arrivals.map(({ fields }) => fields.submissionId);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  },
);

deliveryTest(
  'an address given offline goes out when the connection is back, corrected if need be',
  { tag: '@once' },
  async ({ page, context, serveWith, service }) => {
    await page.goto(await serveWith('json', formName));
    const { island, email, notice } = newsletterFormOf(page);
    await email.focus();
    await expect(island).toHaveAttribute('data-ready', '');
    await context.setOffline(true);
    await subscribe(page);
    await expect(notice(offline.title)).toBeFocused();
    await email.fill('other@example.com');
    expect(service.arrivals).toEqual([]);
    await context.setOffline(false);
    await expect(notice(success.title)).toBeVisible();
    expect(service.arrivals.map(({ fields }) => fields.email)).toEqual(['other@example.com']);
  },
);

deliveryTest(
  'a page that is left while sending and opened again asks before it sends the address again',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    service.replies.push('hang', { status: 500 });
    await page.clock.install();
    const url = await serveWith('json', formName);
    await page.goto(url);
    const { notice, submit, email } = newsletterFormOf(page);
    await subscribe(page);
    await expect.poll(() => service.arrivals.length).toBe(1);
    await page.goto(new URL('/about', url).href);
    await page.goto(url);
    await expect(notice(unknown.title)).toBeFocused();
    await expect(notice(unknown.title)).toContainText(unknown.text);
    await expect(email).toHaveValue(subscriber);
    expect(service.arrivals).toHaveLength(1);
    for (const arrivals of [2, 3]) {
      await expect(notice(unknown.title)).toBeFocused();
      await page.clock.runFor(1000);
      await submit.click();
      await expect.poll(() => service.arrivals.length).toBe(arrivals);
    }
    await expect(notice(success.title)).toBeVisible();
    const [first, ...others] = service.arrivals;
    expect(others.map(({ fields }) => fields)).toEqual([first?.fields, first?.fields]);
  },
);

deliveryTest(
  'an address that was left offline is not sent by the page that is opened next',
  { tag: '@once' },
  async ({ page, context, serveWith, service }) => {
    await page.addInitScript(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation()),
    );
    await page.goto(await serveWith('json', formName));
    const { island, email, submit, notice } = newsletterFormOf(page);
    await email.focus();
    await expect(island).toHaveAttribute('data-ready', '');
    await context.setOffline(true);
    await subscribe(page);
    await expect(notice(offline.title)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(notice(unsent.title)).toBeFocused();
    expect(service.arrivals).toEqual([]);
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    expect(service.arrivals).toHaveLength(1);
  },
);

deliveryTest(
  'nothing is sent if the trap is filled in',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    await page.goto(await serveWith('json', formName));
    const { island, submit, notice } = newsletterFormOf(page);
    const trap = island.locator('[name="_gotcha"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await subscribe(page);
    await expect(notice(failure.title)).toBeVisible();
    expect(service.arrivals).toEqual([]);
    // A person whose browser filled it in gets through by trying again.
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    expect(service.arrivals).toHaveLength(1);
  },
);

deliveryTest.describe('without JavaScript', () => {
  deliveryTest.use({ javaScriptEnabled: false });

  deliveryTest(
    'the browser posts the address itself',
    { tag: '@once' },
    async ({ page, serveWith, service }) => {
      await page.goto(await serveWith('json', formName));
      await subscribe(page);
      await expect(page).toHaveURL(service.url);
      expect(service.arrivals).toMatchObject([
        {
          type: 'application/x-www-form-urlencoded',
          fields: {
            access_key: 'public',
            email: subscriber,
            pageUrl: site.url + formPaths.NewsletterForm,
            _gotcha: '',
          },
        },
      ]);
    },
  );
});
