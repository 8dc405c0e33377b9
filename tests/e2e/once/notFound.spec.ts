import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { test } from '../../site.ts';

test('an unknown path answers 404 and leads home', async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('removed, renamed')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown post answers 404 with its own message', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the pages for what does not exist are no pages themselves', async ({ request }) => {
  for (const url of ['/404', '/404.html', '/blog/404', '/blog/404.html']) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});

test('on a host with one 404.html, a path below /blog/ shows the message for posts', async ({
  page,
}) => {
  const root = path.resolve('dist/client');
  const notFound = await readFile(path.join(root, '404.html'));
  const serve = sirv(root, { extensions: ['html'] });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/blog/no-such-post`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await page.goto(`http://127.0.0.1:${port}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  server.closeAllConnections();
  server.close();
});
