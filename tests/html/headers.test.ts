import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contacts } from '#content/contacts';
import { security } from '#content/security';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { headersFor, readHeaderRules } from '../../scripts/serve/hostFiles.ts';
import { serveBuilt } from '../../scripts/serve/serveBuilt.ts';
import { fileAt, notFoundPages, pages, sample } from './builtSample.ts';
import { elementsIn } from './elements.ts';

const expected = {
  'content-security-policy': `${security.policy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

const { origin, close } = await serveBuilt(sample.folder);
afterAll(close);

test('every page, even for unknown addresses, is sent as built, with the security headers', async () => {
  const [page, article] = notFoundPages.map(({ html }) => html);
  const expectedPages = [
    ...pages.map(({ path, html }) => ({ path, status: 200, html })),
    { path: '/no-such-page', status: 404, html: page },
    { path: '/blog/no-such-article', status: 404, html: article },
  ];
  for (const { path, status, html } of expectedPages) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(answer.headers);
    expect(answer.status, path).toBe(status);
    expect(headers, path).toMatchObject(expected);
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/);
    expect(await answer.text(), path).toBe(html);
  }
});

test.each([
  ['/sitemap.xml', /xml/],
  ['/feed.xml', /xml/],
  ['/robots.txt', /text\/plain/],
  ['/.well-known/security.txt', /text\/plain/],
  ['/site.webmanifest', /application\/manifest\+json/],
])('%s is sent with its type', async (path, type) => {
  const { status, headers } = await fetch(origin + path, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
});

test('nginx is told to send the same headers, with errors, too', () => {
  const { data, site } = currentFolders();
  const rules = readHeaderRules(readFileSync(path.join(site, '_headers'), 'utf8'));
  const lines = Array.from(
    headersFor('/', rules),
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const told = readFileSync(path.join(data, 'deploy/nginx-headers.conf'), 'utf8');
  expect(told.toLowerCase().trim().split('\n')).toEqual(lines.map((line) => line.toLowerCase()));
});

test('each icon of the manifest is sent with its type', async () => {
  const { icons } = JSON.parse(String(fileAt('/site.webmanifest')));
  expect(icons).not.toEqual([]);
  for (const { src, type } of icons) {
    const { headers } = await fetch(origin + src, { method: 'HEAD' });
    expect(headers.get('content-type'), src).toBe(type);
  }
});

test('every page, even for unknown addresses, contains the policy itself', () => {
  for (const { path, tree } of [...pages, ...notFoundPages]) {
    const metas = elementsIn(tree, 'meta', { httpEquiv: 'Content-Security-Policy' });
    expect(
      metas.map(({ attributes }) => attributes.content),
      path,
    ).toEqual([security.policy]);
  }
});

test('the policy allows nothing inline, no plugins, and only the hosts that the settings name', () => {
  expect(security.policy).not.toMatch(/unsafe|\*|http:|data:/);
  for (const closed of ["base-uri 'none'", "object-src 'none'", "default-src 'self'"]) {
    expect(security.policy.split('; ')).toContain(closed);
  }
  const [main] = contacts.offices;
  const outside = security.policy.match(/https:[^ ;]+/g) ?? [];
  expect(new Set(outside)).toEqual(new Set([new URL(String(main?.embed)).origin]));
});
