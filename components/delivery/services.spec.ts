import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { estimateForm } from '#content/estimateForm';
import { serveHere } from '../../scripts/serve/serveBuilt.ts';
import { documentedSettings } from '../../tests/pages/documentedSettings.ts';
import { deliveryTest, passRequest } from '../../tests/pages/endpointSite.ts';
import { fillInForm, formOf, request } from '../../tests/pages/estimatePage.ts';
import { manners, type ServiceName, startFakeService } from '../../tests/pages/fakeServices.ts';
import { startReceiver } from '../../tests/receiver/receiver.ts';

const { success, failure, unknown } = estimateForm;

interface ServiceFixtures {
  /** Opens the page with the form, set up for a service as in the documentation. */
  openWith: (
    name: ServiceName,
    change?: { format?: 'json' | 'form'; withoutKey?: boolean },
  ) => Promise<Awaited<ReturnType<typeof startFakeService>>>;
}

const test = deliveryTest.extend<ServiceFixtures>({
  openWith: async ({ page, serveWith }, use) => {
    const started: Awaited<ReturnType<typeof startFakeService>>[] = [];
    await use(async (name, { format, withoutKey } = {}) => {
      const setting = documentedSettings.get(name);
      if (!setting) throw new Error(`docs/deploying.md has no setting for ${name}`);
      const fake = await startFakeService(name);
      started.push(fake);
      const { fields, answerPage } = setting;
      const delivery = {
        endpoint: fake.url,
        fields: withoutKey ? undefined : fields,
        answerPage: answerPage && fake.elsewhere,
      };
      const variant = { delivery };
      await page.goto(await serveWith(format ?? setting.format, 'EstimateForm', variant));
      return fake;
    });
    for (const fake of started) await fake.close();
  },
});

const names = Object.keys(manners) as ServiceName[];

test('the settings in the documentation are the ones tested here', { tag: '@once' }, () => {
  expect([...documentedSettings.keys()].sort()).toEqual([...names, 'Your own receiver'].sort());
});

for (const name of names) {
  test(`${name}: stored exactly once after it was busy`, {
    tag: '@once',
  }, async ({ page, openWith }) => {
    const fake = await openWith(name);
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    fake.next.push('busy');
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    expect(fake.stored).toMatchObject([{ lastName: request.lastName }]);
    expect(fake.stored[0]?.submissionId).toEqual(expect.any(String));
  });

  test(`${name}: if it breaks after storing, the visitor is told that nobody knows the outcome`, {
    tag: '@once',
  }, async ({ page, openWith }) => {
    const fake = await openWith(name);
    const { submit, notice } = formOf(page);
    await page.clock.install();
    await fillInForm(page);
    fake.next.push('broken once stored');
    await submit.click();
    await expect(notice(unknown.title)).toBeFocused();
    await page.clock.fastForward(600_000);
    await passRequest(page, fake.url);
    expect(fake.arrivals()).toBe(1);
  });
}

test('Web3Forms: a missing key is reported as a failure, and nothing is sent again', {
  tag: '@once',
}, async ({ page, openWith }) => {
  const fake = await openWith('Web3Forms', { withoutKey: true });
  const { submit, notice } = formOf(page);
  await fillInForm(page);
  await submit.click();
  await expect(notice(failure.title)).toBeFocused();
  expect([fake.arrivals(), fake.stored.length]).toEqual([1, 0]);
});

for (const name of ['Web3Forms', 'Formspark'] as const) {
  test(`${name}: in the wrong format its answer cannot be read, and nothing is sent again`, {
    tag: '@once',
  }, async ({ page, openWith }) => {
    const fake = await openWith(name, { format: 'form' });
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect(notice(unknown.title)).toBeFocused();
    expect([fake.arrivals(), fake.stored.length]).toEqual([1, 1]);
  });
}

test('your own receiver: stored once, even if a visitor sends it twice', {
  tag: '@once',
}, async ({ page, serveWith }) => {
  await page.clock.install();
  const format = documentedSettings.get('Your own receiver')?.format ?? 'form';
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}/`;
  const address = await serveWith(format, 'EstimateForm', { delivery: { endpoint } });
  const receiver = await startReceiver({ PORT: port, ORIGINS: new URL(address).origin });
  let isLost = true;
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    // It is stored, and its answer gets lost on the way.
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  try {
    await page.goto(address);
    const { submit, notice } = formOf(page);
    await fillInForm(page);
    await submit.click();
    await expect(notice(unknown.title)).toBeFocused();
    await page.clock.runFor(1000);
    await submit.click();
    await expect(notice(success.title)).toBeVisible();
    expect(await receiver.entries()).toHaveLength(1);
  } finally {
    await receiver.remove();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of names) {
    test(`${name}: the browser posts the form and comes to the service’s page`, {
      tag: '@once',
    }, async ({ page, openWith }) => {
      const fake = await openWith(name);
      await fillInForm(page);
      await formOf(page).submit.click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      expect(fake.stored).toHaveLength(1);
    });
  }
});

async function freePort(): Promise<string> {
  const { origin, close } = await serveHere(createServer());
  await close();
  return new URL(origin).port;
}
