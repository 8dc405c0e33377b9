import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { notFound } from '#content/notFound';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { serveHere } from '../../scripts/serve/serveBuilt.ts';
import { test } from '../../tests/site.ts';

const { page: forPages, post: forPosts } = notFound;

test('an unknown address answers 404, says what is missing and leads on', {
  tag: '@once',
}, async ({ page }) => {
  for (const [path, { heading, text, linkLabel }, target] of [
    ['/services/no-such-service', forPages, /\/$/],
    ['/blog/no-such-post', forPosts, /\/blog$/],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: linkLabel }).click();
    await expect(page).toHaveURL(target);
  }
});

/**
 * A host that has a single `404.html` and does not redirect addresses with a trailing slash; a
 * folder without a page of its name it finds only with one.
 */
async function plainHost() {
  const root = currentFolders().site;
  const html = await readFile(path.join(root, '404.html'));
  const serve = sirv(root, { extensions: ['html'] });
  const server = createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(html);
    };
    if (request.url === '/assets') response.writeHead(301, { location: '/assets/' }).end();
    else if (/[^/]\/(?:$|\?)/.test(request.url ?? '')) answerNotFound();
    else serve(request, response, answerNotFound);
  });
  return serveHere(server);
}

test('on a host with one 404.html, a path below /blog/ shows the message for posts', {
  tag: '@once',
}, async ({ page }) => {
  const { origin, close } = await plainHost();
  await page.goto(`${origin}/blog/no-such-post`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPosts.heading);
  await page.goto(`${origin}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPages.heading);
  await close();
});

test('on such a host a trailing slash still leads to the page, or to the message', {
  tag: '@once',
}, async ({ page }) => {
  const { origin, close } = await plainHost();
  await page.goto(`${origin}/contact/?from=mail#contact-form`);
  await expect(page).toHaveURL(`${origin}/contact?from=mail#contact-form`);
  await expect(page.locator('#contact-form')).toBeVisible();
  await page.goto(`${origin}/no-such-page/`);
  await expect(page).toHaveURL(`${origin}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPages.heading);
  await close();
});

test('on such a host the address of a folder shows the message, and does not go round', {
  tag: '@once',
}, async ({ page }) => {
  const { origin, close } = await plainHost();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto(`${origin}/assets/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forPages.heading);
  await page.waitForLoadState('networkidle');
  expect(visited.length).toBeLessThan(4);
  await close();
});
