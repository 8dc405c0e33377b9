import { expect } from '@playwright/test';
import sharp from 'sharp';
import { readBody } from '#content/bodies';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { elementsOf, parseXml, textsOf } from '../parseXml.ts';
import { onSite, paths, test } from '../site.ts';
import { canonicalOf, elementsIn } from './elements.ts';

test('the sitemap has every page under its canonical address', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const sitemap = parseXml(await response.text());
  const addresses = textsOf(sitemap, 'loc');
  expect(addresses.toSorted()).toEqual(paths.map((path) => site.url + path).sort());
  for (const address of addresses) {
    const html = await (await request.get(onSite(address))).text();
    expect(canonicalOf(html)).toBe(address);
    const [robots] = elementsIn(html, 'meta', { name: 'robots' });
    expect(robots?.attributes.content).toBe('index, follow');
  }
});

test('only posts and their list say when they changed', async ({ request }) => {
  const sitemap = parseXml(await (await request.get('/sitemap.xml')).text());
  const dated = elementsOf(sitemap, 'url').flatMap((url) => {
    const [lastmod] = textsOf(url, 'lastmod');
    return lastmod ? [[textsOf(url, 'loc')[0], lastmod]] : [];
  });
  expect(Object.fromEntries(dated)).toEqual({
    [`${site.url}/blog`]: posts[0]?.date,
    ...Object.fromEntries(posts.map(({ path, date }) => [site.url + path, date])),
  });
});

test('robots may read everything and find the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
  expect(text).not.toContain('Disallow');
});

test('the blog’s pages lead to the feed and no others do', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [feed] = elementsIn(html, 'link', { rel: 'alternate', type: 'application/atom+xml' });
    expect(feed?.attributes.href, path).toBe(path.startsWith('/blog') ? '/feed.xml' : undefined);
  }
});

test('the feed has every post with its whole text', async ({ request }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const feed = parseXml(await response.text());
  expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated', 'author']) {
    expect(
      feed.children.filter((child) => child.name === name),
      name,
    ).toHaveLength(1);
  }
  const entries = elementsOf(feed, 'entry');
  expect(entries.map((entry) => textsOf(entry, 'id')[0])).toEqual(
    posts.map(({ path }) => site.url + path),
  );
  for (const [index, { path, slug, title, date }] of posts.entries()) {
    const entry = entries[index] ?? feed;
    expect(textsOf(entry, 'title')).toEqual([title]);
    expect(textsOf(entry, 'updated')).toEqual([`${date}T00:00:00Z`]);
    const [content = ''] = textsOf(entry, 'content');
    const { html } = await readBody('posts', slug);
    expect(wordsOf(content), path).toEqual(wordsOf(html));
  }
});

const wordsOf = (html: string) =>
  elementsIn(`<main>${html}</main>`, 'main').map(({ text }) => text);

test('every address in the feed is absolute and exists', async ({ request }) => {
  const feed = parseXml(await (await request.get('/feed.xml')).text());
  const found = [
    ...elementsOf(feed, 'link').map(({ attributes }) => attributes.href ?? ''),
    ...[...textsOf(feed, 'id'), ...textsOf(feed, 'uri'), ...textsOf(feed, 'icon')],
    ...textsOf(feed, 'content').flatMap((html) =>
      elementsIn(html).flatMap(({ attributes: { href, src } }) => href ?? src ?? []),
    ),
  ];
  for (const address of new Set(found)) {
    expect(address).toMatch(/^(https:\/\/|tel:)/);
    if (!address.startsWith(site.url)) continue;
    expect((await request.head(onSite(address).replace(/#.*/, ''))).status(), address).toBe(200);
  }
});

test('the manifest fits the pages, and its icons are what it says', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest.name).toBe(site.company.name);
  const html = await (await request.get(manifest.start_url)).text();
  const [link] = elementsIn(html, 'link', { rel: 'manifest' });
  expect(link?.attributes.href).toBe('/site.webmanifest');
  const [color] = elementsIn(html, 'meta', { name: 'theme-color' });
  expect(color?.attributes.content).toBe(manifest.theme_color);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('a maskable icon keeps the mark inside the circle that is always seen', async ({
  request,
}) => {
  const icon = await (await request.get('/icon-maskable-512.png')).body();
  const { info } = await sharp(icon).trim().toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(0.8 * 512);
  expect(info.width).toBeGreaterThan(200);
});

test('each icon that pages name is there, and of its size', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const named = elementsIn(html, 'link').filter(({ attributes }) =>
    /icon$/.test(String(attributes.rel)),
  );
  expect(named.map(({ attributes }) => attributes.href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
  ]);
  const touch = await sharp(await (await request.get('/apple-touch-icon.png')).body()).metadata();
  expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
  const ico = await (await request.get('/favicon.ico')).body();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
});

test('security.txt says whom to tell, and is not stale', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const fields = [...(await response.text()).matchAll(/^([\w-]+): (.*)$/gm)];
  const valuesOf = (name: string) =>
    fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  const monthsLeft = (Date.parse(expires) - Date.now()) / (30 * 24 * 3600 * 1000);
  expect(monthsLeft).toBeGreaterThan(5.9);
  expect(monthsLeft).toBeLessThan(12.3);
  expect(valuesOf('Canonical')).toEqual([new URL('/.well-known/security.txt', site.url).href]);
  const [page = '', phone] = valuesOf('Contact');
  expect((await request.head(onSite(page))).status()).toBe(200);
  expect(phone).toMatch(/^tel:\+1\d{10}$/);
});
