import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBody } from '#content/bodies';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { elementsOf, parseXml, textsOf } from '../parseXml.ts';
import { fileAt, isThere, onSite, pageAt, pages } from './builtSample.ts';
import { canonicalOf, elementsIn } from './elements.ts';

const textAt = (address: string) => fileAt(address).toString();

test('the sitemap has every page under its canonical address', () => {
  const sitemap = parseXml(textAt('/sitemap.xml'));
  const addresses = textsOf(sitemap, 'loc');
  expect(addresses.toSorted()).toEqual(pages.map(({ path }) => site.url + path).sort());
  for (const address of addresses) {
    const { tree } = pageAt(onSite(address));
    expect(canonicalOf(tree)).toBe(address);
    const [robots] = elementsIn(tree, 'meta', { name: 'robots' });
    expect(robots?.attributes.content).toBe('index, follow');
  }
});

test('only posts and their lists state when they changed', () => {
  const sitemap = parseXml(textAt('/sitemap.xml'));
  const dated = elementsOf(sitemap, 'url').flatMap((url) => {
    const [lastmod] = textsOf(url, 'lastmod');
    return lastmod ? [[textsOf(url, 'loc')[0], lastmod]] : [];
  });
  expect(Object.fromEntries(dated)).toEqual({
    [`${site.url}/blog`]: posts[0]?.date,
    ...Object.fromEntries(
      // Oldest first, so that the newest of a category stays.
      posts
        .toReversed()
        .map(({ category, date }) => [`${site.url}/blog/category/${category}`, date]),
    ),
    ...Object.fromEntries(posts.map(({ path, date }) => [site.url + path, date])),
  });
});

test('robots may read everything and find the sitemap', () => {
  const text = textAt('/robots.txt');
  expect(text).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
  expect(text).not.toContain('Disallow');
});

test('the blog’s pages link to the feed and no others do', () => {
  for (const { path, tree } of pages) {
    const [feed] = elementsIn(tree, 'link', { rel: 'alternate', type: 'application/atom+xml' });
    expect(feed?.attributes.href, path).toBe(path.startsWith('/blog') ? '/feed.xml' : undefined);
  }
});

test('the feed has every post with its complete text', async () => {
  const feed = parseXml(textAt('/feed.xml'));
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

test('every address in the feed is absolute and exists', () => {
  const feed = parseXml(textAt('/feed.xml'));
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
    expect(isThere(onSite(address).replace(/#.*/, '')), address).toBe(true);
  }
});

test('the manifest matches the pages, and its icons have the stated sizes', async () => {
  const manifest = JSON.parse(textAt('/site.webmanifest'));
  expect(manifest.name).toBe(site.company.name);
  const { tree } = pageAt(manifest.start_url);
  const [link] = elementsIn(tree, 'link', { rel: 'manifest' });
  expect(link?.attributes.href).toBe('/site.webmanifest');
  const [color] = elementsIn(tree, 'meta', { name: 'theme-color' });
  expect(color?.attributes.content).toBe(manifest.theme_color);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileAt(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('a maskable icon keeps the logo inside the circle that is always visible', async () => {
  const icon = sharp(fileAt('/icon-maskable-512.png'));
  const { info } = await icon.trim().toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(0.8 * 512);
  expect(info.width).toBeGreaterThan(200);
});

test('each icon that pages name exists in the right size', async () => {
  const named = elementsIn(pageAt('/').tree, 'link').filter(({ attributes }) =>
    /icon$/.test(String(attributes.rel)),
  );
  expect(named.map(({ attributes }) => attributes.href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
  ]);
  for (const { attributes } of named) expect(isThere(String(attributes.href))).toBe(true);
  const touch = await sharp(fileAt('/apple-touch-icon.png')).metadata();
  expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
  const ico = fileAt('/favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
});

test('security.txt says whom to contact, and is not out of date', () => {
  const fields = [...textAt('/.well-known/security.txt').matchAll(/^([\w-]+): (.*)$/gm)];
  const valuesOf = (name: string) =>
    fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  const monthsLeft = (Date.parse(expires) - Date.now()) / (30 * 24 * 3600 * 1000);
  expect(monthsLeft).toBeGreaterThan(5.9);
  expect(monthsLeft).toBeLessThan(12.3);
  expect(valuesOf('Canonical')).toEqual([new URL('/.well-known/security.txt', site.url).href]);
  const [page = '', phone] = valuesOf('Contact');
  expect(isThere(onSite(page))).toBe(true);
  expect(phone).toMatch(/^tel:\+1\d{10}$/);
});
