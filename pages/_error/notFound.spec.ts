import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { notFound } from '#content/notFound';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { test } from '../../tests/site.ts';

const { page: forPages, post: forPosts } = notFound;

test('an unknown path answers 404 and leads home', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPages.heading);
  await expect(page.getByText(forPages.text)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: forPages.linkLabel }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown post answers 404 with its own message', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPosts.heading);
  await expect(page.getByText(forPosts.text)).toBeVisible();
  await page.getByRole('link', { name: forPosts.linkLabel }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the pages for what does not exist are no pages themselves', { tag: '@once' }, async ({
  request,
}) => {
  for (const url of ['/404', '/404.html', '/blog/404', '/blog/404.html']) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});

test('on a host with one 404.html, a path below /blog/ shows the message for posts', {
  tag: '@once',
}, async ({ page }) => {
  const root = currentFolders().site;
  const html = await readFile(path.join(root, '404.html'));
  const serve = sirv(root, { extensions: ['html'] });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(html);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/blog/no-such-post`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPosts.heading);
  await page.goto(`http://127.0.0.1:${port}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPages.heading);
  server.closeAllConnections();
  server.close();
});
