import { expect } from '@playwright/test';
import sharp from 'sharp';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { paths, test } from '../site.ts';
import { canonicalOf, elementsIn } from './elements.ts';

/** The content of each `<meta>` by its name or property, in the order of the page. */
function metaOf(html: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { attributes } of elementsIn(html, 'meta')) {
    const { name = '', property = name, content = '' } = attributes;
    found.set(property, [...(found.get(property) ?? []), content]);
  }
  return found;
}

const titleOf = (html: string) => elementsIn(html, 'title')[0]?.text;

const once = [
  'description',
  'keywords',
  'robots',
  'theme-color',
  'viewport',
  'og:type',
  'og:locale',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'og:image:width',
  'og:image:height',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

test('every page has each of the tags once, and they agree', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const meta = metaOf(html);
    const contentOf = (name: string) => meta.get(name)?.[0];
    for (const name of once) {
      expect(meta.get(name), `${path}: ${name}`).toEqual([expect.stringMatching(/./)]);
    }
    expect(html).toMatch(/^<!doctype html><html lang="en-US">/i);
    expect(contentOf('robots')).toBe('index, follow');
    expect(contentOf('og:title')).toBe(titleOf(html));
    expect(contentOf('og:description')).toBe(contentOf('description'));
    expect(contentOf('twitter:image')).toBe(contentOf('og:image'));
    expect(contentOf('twitter:card')).toBe('summary_large_image');
    expect(contentOf('og:type')).toBe(/^\/blog\/./.test(path) ? 'article' : 'website');
  }
});

test('titles, descriptions and canonical links are each page’s own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(canonicalOf(html)).toBe(site.url + path);
    for (const value of [titleOf(html), metaOf(html).get('description')?.[0]]) {
      expect(value).toBeTruthy();
      expect(seen.get(String(value))).toBeUndefined();
      seen.set(String(value), path);
    }
  }
});

test('every title is in the site’s template', async ({ request }) => {
  const [before = '', after = ''] = (site.titleTemplate ?? '%s').split('%s');
  for (const path of paths) {
    const title = titleOf(await (await request.get(path)).text());
    expect(title?.startsWith(before) && title.endsWith(after), `${path}: ${title}`).toBe(true);
  }
});

test('a post’s tags come from the post', async ({ request }) => {
  for (const { path, date, seo } of posts) {
    const meta = metaOf(await (await request.get(path)).text());
    expect(meta.get('article:published_time')).toEqual([date]);
    expect(meta.get('article:section')).toEqual([expect.stringMatching(/./)]);
    expect(meta.get('article:tag')).toHaveLength(seo.keywords.length);
    expect(meta.get('keywords')).toEqual([seo.keywords.join(', ')]);
  }
});

test('pages for what does not exist stay out of search engines', async ({ request }) => {
  for (const path of ['/no-such-page', '/blog/no-such-post']) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(metaOf(html).get('robots')).toEqual(['noindex, follow']);
    expect(canonicalOf(html)).toBeUndefined();
  }
});

test('each page has a sharing picture of its own, as large as it says', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of [...paths, '/404']) {
    const html = await (await request.get(path)).text();
    const meta = metaOf(html);
    const property = (name: string) => meta.get(name)?.[0] ?? '';
    const url = property('og:image');
    expect(url.startsWith(`${site.url}/sharing/`)).toBe(true);
    expect(url).toMatch(/\.[0-9a-f]{8}\.jpg$/);
    expect(seen.has(url)).toBe(false);
    seen.add(url);
    const response = await request.get(url.slice(site.url.length));
    const body = await response.body();
    const { format, width, height, exif } = await sharp(body).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
    expect(body.length).toBeLessThan(200 * 1024);
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
    expect(property('og:image:alt').length).toBeGreaterThan(20);
    expect(property('twitter:image')).toBe(url);
    expect(property('twitter:image:alt')).toBe(property('og:image:alt'));
  }
});

test('the charset stands where browsers look for it', async ({ request }) => {
  for (const path of paths) {
    const page = await (await request.get(path)).body();
    expect(page.subarray(0, 1024).toString(), path).toContain('<meta charSet="utf-8"/>');
  }
});
