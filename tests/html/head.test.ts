import type { Nodes } from 'hast';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { posts } from '#content/posts';
import { site } from '#content/site';
import { fileAt, notFoundPages, onSite, pageAt, pages } from './builtSample.ts';
import { canonicalOf, elementsIn } from './elements.ts';

/** The content of each `<meta>` by its name or property, in document order. */
function metaOf(page: Nodes): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { attributes } of elementsIn(page, 'meta')) {
    const { name = '', property = name, content = '' } = attributes;
    found.set(property, [...(found.get(property) ?? []), content]);
  }
  return found;
}

const isPost = (page: string) => posts.some(({ path }) => path === page);

const titleOf = (page: Nodes) => elementsIn(page, 'title')[0]?.text;

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

test('every page has each of the tags once, and they agree', () => {
  for (const { path, tree } of pages) {
    const meta = metaOf(tree);
    const contentOf = (name: string) => meta.get(name)?.[0];
    for (const name of once) {
      expect(meta.get(name), `${path}: ${name}`).toEqual([expect.stringMatching(/./)]);
    }
    expect(contentOf('robots'), path).toBe('index, follow');
    expect(contentOf('og:title'), path).toBe(titleOf(tree));
    expect(contentOf('twitter:title'), path).toBe(titleOf(tree));
    expect(contentOf('og:site_name'), path).toBe(site.company.name);
    expect(contentOf('og:locale'), path).toBe('en_US');
    expect(contentOf('og:description'), path).toBe(contentOf('description'));
    expect(contentOf('twitter:description'), path).toBe(contentOf('description'));
    expect(contentOf('twitter:image'), path).toBe(contentOf('og:image'));
    expect(contentOf('twitter:card'), path).toBe('summary_large_image');
    expect(contentOf('og:type'), path).toBe(isPost(path) ? 'article' : 'website');
  }
});

test('every page is in standards mode and states its language', () => {
  for (const { path, tree } of pages) {
    const [doctype, document] = tree.children;
    expect([doctype?.type, doctype?.position?.start.offset], path).toEqual(['doctype', 0]);
    expect(tree.data, path).toEqual({ quirksMode: false });
    expect(document, path).toMatchObject({ tagName: 'html' });
    expect(elementsIn(tree, 'html')[0]?.attributes, path).toEqual({ lang: 'en-US' });
  }
});

test('every title follows the site’s template', () => {
  const [before = '', after = ''] = (site.titleTemplate ?? '%s').split('%s');
  for (const { path, tree } of pages) {
    const title = titleOf(tree);
    expect(title?.startsWith(before) && title.endsWith(after), `${path}: ${title}`).toBe(true);
  }
});

test('a post’s tags come from the post', () => {
  for (const { path, date, seo } of posts) {
    const meta = metaOf(pageAt(path).tree);
    expect(meta.get('article:published_time')).toEqual([date]);
    expect(meta.get('article:modified_time')).toEqual([date]);
    expect(meta.get('article:section')).toEqual([expect.stringMatching(/./)]);
    expect(meta.get('article:tag')).toEqual(seo.keywords);
    expect(meta.get('keywords')).toEqual([seo.keywords.join(', ')]);
  }
});

test('pages for unknown addresses stay out of search engines', () => {
  for (const { path, status, tree } of notFoundPages) {
    expect(status, path).toBe(404);
    expect(metaOf(tree).get('robots'), path).toEqual(['noindex, follow']);
    expect(canonicalOf(tree), path).toBeUndefined();
  }
});

test('each page has its own sharing picture, in the size that it states', async () => {
  const seen = new Set<string>();
  for (const { tree } of [...pages, pageAt('/404')]) {
    const meta = metaOf(tree);
    const property = (name: string) => meta.get(name)?.[0] ?? '';
    const url = property('og:image');
    expect(url.startsWith(`${site.url}/sharing/`)).toBe(true);
    expect(url).toMatch(/\.[0-9a-f]{8}\.jpg$/);
    expect(seen.has(url)).toBe(false);
    seen.add(url);
    const file = fileAt(onSite(url));
    const { format, width, height, exif } = await sharp(file).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
    expect(file.length).toBeLessThan(200 * 1024);
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
    expect(property('og:image:alt').length).toBeGreaterThan(20);
    expect(property('twitter:image')).toBe(url);
    expect(property('twitter:image:alt')).toBe(property('og:image:alt'));
  }
});

test('the charset is where browsers look for it', () => {
  for (const { path, html, tree } of pages) {
    const [charset] = elementsIn(tree, 'meta', { charSet: 'utf-8' });
    const end = charset?.node.position?.end.offset;
    expect(Buffer.byteLength(html.slice(0, end)), path).toBeLessThanOrEqual(1024);
  }
});
