import { expect } from '@playwright/test';
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
