import { expect, type Page, type Route } from '@playwright/test';
import { cities } from '#content/cities';
import { contact } from '#content/contact';
import { contacts } from '#content/contacts';
import { serviceAreas } from '#content/serviceAreas';
import { site } from '#content/site';
import { gate } from '../../tests/pages/gate.ts';
import { test } from '../../tests/site.ts';

const [main] = contacts.offices;
const service = new URL(String(main?.embed)).origin;
const drawing = '[data-map] svg';

const onService = (page: Page, answer: (route: Route) => Promise<void> | void) =>
  page.route(`${service}/**`, answer);

const answerMap = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Map</title><h1>Streets</h1>' });

async function openMap(page: Page) {
  await page.goto('/contact');
  const button = page.getByRole('button', { name: contact.map.showLabel });
  await button.scrollIntoViewIfNeeded();
  return button;
}

test('the keyboard replaces the drawing with the map, whose service gets no request before', {
  tag: '@once',
}, async ({ page }) => {
  await onService(page, answerMap);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(process.env.SITE_URL))) outside.push(request.url());
  });
  const button = await openMap(page);
  await page.waitForLoadState('networkidle');
  await expect(button).toBeVisible();
  await expect(page.locator(drawing)).toBeVisible();
  await expect(page.getByText(contact.map.note)).toBeVisible();
  expect(outside.filter((url) => url !== site.chat?.script)).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('[data-map] iframe');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', contact.map.frameTitle);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('Streets')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.getByText(contact.map.note)).toHaveCount(0);
  await expect(page.getByRole('link', { name: contact.map.openLabel })).toBeVisible();
});

test('a click beside a town sends no request to the map’s service', { tag: '@once' }, async ({
  page,
}) => {
  let asked = 0;
  await onService(page, (route) => {
    asked += 1;
    return answerMap(route);
  });
  const button = await openMap(page);
  await page.locator(drawing).click({ position: { x: 600, y: 300 } });
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await expect(button).toBeVisible();
});

test('a town’s name on the drawing is only text, and goes away with the drawing and its legend', {
  tag: '@once',
}, async ({ page }) => {
  await onService(page, answerMap);
  const button = await openMap(page);
  const [{ name } = { name: '' }] = cities;
  const towns = page.getByRole('group', { name: contact.map.heading });
  await expect(towns.getByText(name, { exact: true })).toBeVisible();
  await expect(towns.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(serviceAreas.legend.extended)).toBeVisible();
  await button.click();
  await expect(page.locator('[data-map] iframe')).toBeVisible();
  await expect(towns).toHaveCount(0);
  await expect(page.getByText(serviceAreas.legend.extended)).toHaveCount(0);
});

test('the drawing stays while the map loads', { tag: '@once' }, async ({ page }) => {
  const { promise: wait, resolve: release } = gate();
  let asked = 0;
  await onService(page, async (route) => {
    asked += 1;
    await wait;
    await answerMap(route);
  });
  const button = await openMap(page);
  await button.click();
  await expect(page.getByText(contact.map.loading)).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  // The button is marked as disabled, so Playwright would wait for it.
  await button.click({ force: true });
  await expect(page.locator('[data-map] iframe[data-ready]')).toHaveCount(0);
  await expect(page.locator(drawing)).toBeVisible();
  release();
  await expect(page.locator('[data-map] iframe')).toBeVisible();
  await expect(page.locator('[data-map] iframe')).toHaveCount(1);
  await expect(page.getByText(contact.map.loading)).toBeHidden();
  // One request to see whether it loads, one by the frame; a second press would add more.
  expect(asked).toBe(2);
});

test('the drawing stays if the map fails to load, and a second try is possible', {
  tag: '@once',
}, async ({ page }) => {
  let isBlocked = true;
  await onService(page, (route) => (isBlocked ? route.abort() : answerMap(route)));
  const button = await openMap(page);
  await button.click();
  await expect(page.getByText(contact.map.failed)).toBeVisible();
  await expect(page.locator('[data-map] iframe')).toHaveCount(0);
  await expect(page.locator(drawing)).toBeVisible();
  isBlocked = false;
  await button.click();
  await expect(page.locator('[data-map] iframe')).toBeVisible();
  await expect(page.getByText(contact.map.failed)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing has a link to the map and no button', { tag: '@once' }, async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator(drawing)).toBeVisible();
    await expect(page.getByRole('button', { name: contact.map.showLabel })).toBeHidden();
    const link = page.getByRole('link', { name: contact.map.openLabel });
    await expect(link).toHaveAttribute('href', String(main?.map));
  });
});
