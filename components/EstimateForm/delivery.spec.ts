import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { site } from '#content/site';
import { deliveryTest, passRequest } from '../../tests/pages/endpointSite.ts';
import {
  expectEmpty,
  expectFilled,
  fillInForm,
  formOf,
  request,
} from '../../tests/pages/estimatePage.ts';

const { success, failure, retrying, submit: words } = estimateForm;

const json = 'application/json';
const formEncoded = 'application/x-www-form-urlencoded';

for (const [format, type] of [
  ['json', json],
  ['form', formEncoded],
] as const) {
  deliveryTest(
    `a lead arrives as ${type}, with the page that it comes from`,
    { tag: '@once' },
    async ({ page, serveWith, service, troubles }) => {
      const address = `${await serveWith(format)}?source=flyer`;
      await page.goto(address, { referer: 'https://search.example/' });
      const { submit, notice } = formOf(page);
      await fillInForm(page);
      await submit.click();
      await expect(notice(success.title)).toBeFocused();
      const { isEmergency } = request;
      expect(service.arrivals).toEqual([
        {
          type: expect.stringContaining(type),
          accept: json,
          fields: {
            access_key: 'public',
            ...request,
            isEmergency: format === 'json' ? isEmergency : String(isEmergency),
            submissionId: expect.stringMatching(/^[\da-f-]{32,36}$/),
            pageUrl: page.url(),
            pageTitle: await page.title(),
            referrer: 'https://search.example/',
          },
        },
      ]);
      await expectEmpty(page);
      expect(troubles.messages).toEqual([]);
    },
  );
}

deliveryTest(
  'an insurer’s whole report arrives, too',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    await page.goto(await serveWith('json'));
    const { submit, notice, field } = formOf(page);
    await fillInForm(page);
    const projectDescription = 'Slope 3: “hail”. '.repeat(5000).trim();
    await field('projectDescription').fill(projectDescription);
    await submit.click();
    await expect(notice(success.title)).toBeFocused();
    expect(service.arrivals).toMatchObject([{ fields: { projectDescription } }]);
  },
);

for (const [what, reply] of [
  ['a body that says false', { status: 200, body: { success: false } }],
  ['400', { status: 400 }],
] as const) {
  deliveryTest(
    `a service that answers ${what} is not asked again, and the visitor is told`,
    {
      tag: '@once',
    },
    async ({ page, serveWith, service }) => {
      service.replies.push(reply);
      await page.clock.install();
      await page.goto(await serveWith('json'));
      const { submit, notice } = formOf(page);
      await fillInForm(page);
      await submit.click();
      const told = notice(failure.title);
      await expect(told).toBeFocused();
      await expect(told.getByRole('link', { name: site.phone.display })).toBeVisible();
      await expect(submit).toHaveText(words.label);
      await expectFilled(page);
      await page.clock.fastForward(60_000);
      await passRequest(page, service.url);
      expect(service.arrivals).toHaveLength(1);
      await submit.click();
      await expect(notice(success.title)).toBeVisible();
      const [first, second, ...others] = service.arrivals;
      expect(second?.fields.submissionId).toBe(first?.fields.submissionId);
      expect(others).toEqual([]);
    },
  );
}

deliveryTest(
  'the bar at the bottom of phones does not cover what went wrong',
  { tag: '@phone' },
  async ({ page, serveWith, service }) => {
    service.replies.push({ status: 422 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await serveWith('json'));
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    const told = notice(failure.title);
    await expect(told).toBeFocused();
    const { y: top = 0, height = 0 } = (await told.boundingBox()) ?? {};
    const bar = await page.locator('[data-phone-bar] nav').boundingBox();
    expect(top + height).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

deliveryTest(
  'a request is retried with the same id if the service is busy twice',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    // Without the second header, scripts on other sites cannot read the first.
    const headers = { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' };
    service.replies.push({ status: 503, headers }, { status: 429, headers });
    await page.goto(await serveWith('json'));
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect(notice(retrying.title)).toBeVisible();
    await expect(notice(retrying.title).getByRole('link')).toHaveAttribute('href', /^tel:/);
    await notice(retrying.title).getByRole('button', { name: 'Close' }).click();
    await expect(notice(retrying.title)).toHaveCount(0);
    await expect(submit).toBeDisabled();
    await expect(notice(success.title)).toBeVisible({ timeout: 10_000 });
    const ids = service.arrivals.map(({ fields }) => fields.submissionId);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  },
);

deliveryTest(
  'a double click sends once',
  { tag: '@once' },
  async ({ page, serveWith, service }) => {
    await page.clock.install();
    await page.goto(await serveWith('json'));
    const { submit, notice, summary } = formOf(page);
    await fillInForm(page);
    await submit.dblclick();
    await expect(notice(success.title)).toBeVisible();
    await expect(summary).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await passRequest(page, service.url);
    expect(service.arrivals).toHaveLength(1);
  },
);

deliveryTest(
  'people cannot reach the trap, and nothing is sent if it is filled in',
  {
    tag: '@once',
  },
  async ({ page, serveWith, service }) => {
    await page.goto(await serveWith('json'));
    const { submit, notice, island } = formOf(page);
    const trap = island.locator('[name="_gotcha"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(island.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    await fillInForm(page);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submit.click();
    await expect(notice(failure.title)).toBeVisible();
    expect(service.arrivals).toEqual([]);
    // A person whose browser filled it in gets through by trying again.
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    expect(service.arrivals).toHaveLength(1);
  },
);
