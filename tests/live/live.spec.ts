import { expect, type Page } from '@playwright/test';
import { test } from './devServer.ts';

// One project is being edited, by one test at a time.
test.describe.configure({ mode: 'serial' });

/** Leaves something in the page that only loading it again takes away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const overlay = (page: Page) => page.locator('vite-error-overlay .message-body');

test('an edit appears in the open page, whose menus stay as they are', async ({
  page,
  editing,
}) => {
  await page.goto(`${editing.origin}/reviews`);
  const menu = page.locator('header details').filter({ visible: true }).first();
  await menu.locator('summary').click();
  await mark(page);
  editing.edit('reviews.yaml', /^heading: .*$/m, 'heading: What neighbors say');
  await expect(page.locator('h1')).toHaveText('What neighbors say');
  await expect(menu).toHaveAttribute('open');
  expect(await isMarked(page)).toBe(true);
});

test('an edit of what an island shows loads the page again', async ({ page, editing }) => {
  await page.goto(editing.origin);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await mark(page);
  const words = 'They called before they came, and came when they said.';
  editing.edit('testimonials/dana-k-rockford.yaml', /^text: .*$/m, `text: ${words}`);
  await expect(page.locator('[data-island=TestimonialCarousel]')).toContainText(words);
  expect(await isMarked(page)).toBe(false);
});

test('a mistake lies over the page until it is mended', async ({ page, editing }) => {
  await page.goto(`${editing.origin}/reviews`);
  const heading = await page.locator('h1').textContent();
  editing.edit('reviews.yaml', /^heading:/m, 'headin:');
  const message = await editing.firstMistake();
  expect(message).not.toBe('');
  await expect(overlay(page)).toContainText(message);
  await expect.poll(editing.terminal).toContain(message);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  // A page that is opened now must not look as if all were well.
  await page.reload();
  await expect(overlay(page)).toContainText(message);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  editing.edit('reviews.yaml', /^headin:/m, 'heading:');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
});

test('a picture that is lost and found again needs no restart', async ({ page, editing }) => {
  await page.goto(`${editing.origin}/about`);
  const putBack = editing.remove('images/heroes/home.svg');
  await expect(overlay(page)).toContainText(await editing.firstMistake());
  putBack();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  editing.edit('about.yaml', /^( +)heading: .*$/m, '$1heading: Found again');
  await expect(page.getByRole('heading', { name: 'Found again' })).toBeVisible();
});
