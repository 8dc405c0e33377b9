import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { blog } from '#content/blog';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import {
  adminPage,
  adminPolicy,
  adminSettingsFile,
} from '../../scripts/content/model/adminPage.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';

test('a new review becomes a file that passes the checks', async ({ admin }) => {
  const { page } = admin;
  await admin.open('testimonials/new');
  await expect(page.getByText(/^Creating .?Review/)).toBeVisible();
  await (await admin.field('order')).fill('99');
  await (await admin.field('name')).fill('Zoë B.');
  await (await admin.field('location')).fill('Beloit, WI');
  await (await admin.field('text')).fill('The crew was here at seven and gone at four.');
  await page.getByRole('radio', { name: 'reviews' }).click();
  await admin.save();
  const file = `${folder}/testimonials/zoe-b-beloit-wi.yaml`;
  expect(admin.changes()).toEqual([`6\t0\t${file}`]);
  expect(await readFile(path.join(admin.root, file), 'utf8')).toBe(
    [
      'page: reviews',
      'order: 99',
      'name: Zoë B.',
      'location: Beloit, WI',
      'rating: 5',
      'text: The crew was here at seven and gone at four.\n',
    ].join('\n'),
  );
  const { report } = await checkContent(foldersIn(admin.root, folder), new Date());
  expect(report.diagnostics.filter(({ file: found }) => found.includes('zoe'))).toEqual([]);
});

test('a new review with another one’s name becomes a second file', async ({ admin }) => {
  const { page } = admin;
  await admin.open('testimonials/new');
  await (await admin.field('order')).fill('99');
  await (await admin.field('name')).fill('Anil R.');
  await (await admin.field('location')).fill('Sun Prairie');
  await (await admin.field('text')).fill('They came again this spring and mended the gutter.');
  await page.getByRole('radio', { name: 'reviews' }).click();
  await admin.save();
  const [changed, ...more] = admin.changes();
  expect(more).toEqual([]);
  expect(changed).toMatch(/^6\t0\t.*\/anil-r-sun-prairie-1\.yaml$/);
});

test('what a form refers to is shown by the name that people know', async ({ admin }) => {
  const { page } = admin;
  await admin.open('company/entries/navigation');
  const header = page.locator('[data-key-path="header"]');
  // Sometimes the CMS opens a list with its entries expanded.
  await expect(async () => {
    const fold = header.getByRole('button', { name: 'Collapse All' }).first();
    if (await fold.isEnabled()) await fold.click();
    await expect(header.getByText('Contact Us', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await header.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Link', 'Group']);
  const [post] = posts;
  if (!post) throw new Error('The sample has no article.');
  await admin.open(`posts/entries/${post.slug}`);
  const category = blog.categories.find(({ id }) => id === post.category);
  await expect(page.locator('[data-key-path="category"]')).toContainText(category?.name ?? '-');
  const picture = page.locator('[data-key-path="image.file"] img').first();
  await page.locator('[data-key-path="image"]').scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the page obeys its policy and connects to nobody else', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().startsWith('http')) hosts.add(new URL(response.url()).origin);
  });
  const answer = await page.goto(`${process.env.SITE_URL}${adminPage}`);
  await expect(page.getByRole('button')).toHaveText(['Work with Local Repository']);
  expect([...hosts]).toEqual([new URL(process.env.SITE_URL ?? '').origin]);
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toBe(`${adminPolicy}; frame-ancestors 'none'`);
  expect(headers['x-robots-tag']).toContain('noindex');
  await expect(page.locator('meta[http-equiv]')).toHaveAttribute('content', adminPolicy);
  expect(adminPolicy).toContain("; script-src 'self' 'wasm-unsafe-eval';");
  expect(adminPolicy).not.toContain("'unsafe-eval'");
});

test('on any other computer the page says where to go', async ({ page }) => {
  await page.route(`${site.url}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(site.url, process.env.SITE_URL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${site.url}${adminPage}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/can’t edit content here yet/);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a page that cannot load its settings says so', async ({ page }) => {
  await page.route(`**${adminSettingsFile}`, (route) => route.abort('internetdisconnected'));
  await page.goto(`${process.env.SITE_URL}${adminPage}`);
  await expect(page.getByRole('main')).toContainText('The site cannot be reached.');
});
