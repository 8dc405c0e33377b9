import { expect } from '@playwright/test';
import sharp from 'sharp';
import { site } from '#content/site';
import { paths, test } from '../site.ts';

test('titles, descriptions and canonical links are each page’s own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1];
    const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];
    expect(canonical).toBe(site.url + path);
    expect(html).toContain('<meta name="robots" content="index, follow"');
    expect(html).toMatch(/<meta name="keywords" content=".+?"/);
    expect(html).toMatch(/<meta property="og:image" content="https:.+?\.jpg"/);
    for (const value of [title, description]) {
      expect(value).toBeTruthy();
      expect(seen.get(String(value))).toBeUndefined();
      seen.set(String(value), path);
    }
  }
});

test('each page has a sharing picture of its own, as large as it says', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of [...paths, '/404']) {
    const html = await (await request.get(path)).text();
    const property = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="(.*?)"`).exec(html)?.[1] ?? '';
    const url = property('og:image');
    expect(url.startsWith(`${site.url}/pictures/sharing/`)).toBe(true);
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
