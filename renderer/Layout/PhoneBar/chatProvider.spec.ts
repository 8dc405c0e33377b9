import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { security } from '#content/security';
import { site } from '#content/site';
import { contentSecurityPolicy } from '../../../scripts/content/emit/securityFiles.ts';
import type { Chat } from '../../../scripts/content/model/siteChat.ts';
import { test } from '../../../tests/site.ts';

const style = '#site-chat { outline: 3px solid rgb(1, 2, 3) }';

/** A provider’s script that adds a style element and needs each kind of file from other hosts. */
const provider = `
  window.started = { ...document.currentScript.dataset, id: document.currentScript.id };
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    window.refused.push(effectiveDirective));
  const add = (name, properties) =>
    document.body.append(Object.assign(document.createElement(name), properties));
  add('style', { textContent: '${style}' });
  add('script', { src: 'https://cdn.provider.example/more.js' });
  add('iframe', { src: 'https://box.provider.example/frame.html', title: 'Chat' });
  add('img', { src: 'https://cdn.provider.example/face.svg', alt: '' });
  add('link', { rel: 'stylesheet', href: 'https://cdn.provider.example/more.css' });
  fetch('https://api.provider.example/hello').then((answer) => answer.text()).then(
    (text) => { window.answer = text; }, () => {});`;

const files: Record<string, { contentType: string; body: string }> = {
  '/start.js': { contentType: 'text/javascript', body: provider },
  '/more.js': { contentType: 'text/javascript', body: 'window.hasMore = true' },
  '/more.css': { contentType: 'text/css', body: '#site-chat { opacity: 0.5 }' },
  '/frame.html': { contentType: 'text/html', body: '<p>How can we help?</p>' },
  '/face.svg': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
  },
  '/hello': { contentType: 'text/plain', body: 'Hello' },
};

/** @returns a text’s hash, as a CSP writes it */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text: string) => text.replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** Visits a page as it would be built with a provider in the settings, and serves its files. */
async function visitWith(page: Page, more: Partial<Chat>): Promise<void> {
  const script = 'https://start.provider.example/start.js';
  const chat: Chat = { script, container: 'site-chat', ...more };
  const policy = contentSecurityPolicy({ ...site, chat } as never);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(escaped(security.policy), () => escaped(policy))
      .replace(
        `data-chat="${site.chat?.script}"`,
        () =>
          `data-chat="${script}" data-attributes="${escaped(JSON.stringify(more.attributes ?? []))}"`,
      );
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers, body });
  });
  await page.route('https://*.provider.example/**', (route) =>
    route.fulfill({
      ...files[new URL(route.request().url()).pathname],
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/about');
  await expect.poll(() => page.evaluate('Boolean(window.started)')).toBe(true);
}

test('what the settings list for a chat is loaded and drawn', { tag: '@once' }, async ({
  page,
  troubles,
}) => {
  await visitWith(page, {
    attributes: [
      { name: 'id', value: 'provider' },
      { name: 'data-key', value: 'a "key"' },
    ],
    hosts: [
      { host: 'https://cdn.provider.example', for: ['scripts', 'styles', 'pictures'] },
      { host: 'https://*.provider.example', for: ['frames', 'connections'] },
    ],
    styleHashes: [hashOf(style)],
  });
  await expect(page.frameLocator('[title=Chat]').getByText('How can we help?')).toBeVisible();
  await expect
    .poll(() => page.evaluate('[window.hasMore, window.answer]'))
    .toEqual([true, 'Hello']);
  const face = page.locator('img[src$="face.svg"]');
  await expect
    .poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(7);
  await expect(page.locator('#site-chat')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.locator('#site-chat')).toHaveCSS('opacity', '0.5');
  expect(await page.evaluate('window.started')).toEqual({
    id: 'provider',
    key: 'a "key"',
    container: 'site-chat',
  });
  expect(troubles.messages).toEqual([]);
});

test('what they do not list is blocked, from the same host or another', { tag: '@once' }, async ({
  page,
}) => {
  await visitWith(page, {});
  await expect
    .poll(() => page.evaluate('[...new Set(window.refused)].sort()'))
    .toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem']);
  expect(await page.evaluate('window.hasMore ?? window.answer')).toBeUndefined();
});
