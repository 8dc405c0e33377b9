import { expect } from '@playwright/test';
import { site } from '#content/site';
import { paths, test } from './site.ts';
import { everyPage, pageTexts } from './specification.ts';

test('the specification names each route but the other posts', () => {
  const named = Object.keys(pageTexts);
  const others = paths.filter((path) => !named.includes(path));
  expect(others.every((path) => path.startsWith('/blog/'))).toBe(true);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

for (const path of paths) {
  test(`${path} shows what it must and nothing goes wrong`, async ({ page, troubles }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    const text = (await page.locator('body').textContent())?.toLowerCase();
    for (const words of [...everyPage, site.phone.display, ...(pageTexts[path] ?? [])]) {
      expect(text).toContain(words.toLowerCase());
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(troubles.messages).toEqual([]);
  });
}

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

test('every link inside the site leads to a page and an anchor that exist', async ({ request }) => {
  const html = new Map<string, string>();
  for (const path of paths) html.set(path, await (await request.get(path)).text());
  for (const [from, text] of html) {
    for (const [, link = ''] of text.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) {
      const url = new URL(link.replaceAll('&amp;', '&'), `http://site${from}`);
      if (url.pathname.startsWith('/pictures/')) {
        expect((await request.head(url.pathname)).status(), `${from} → ${link}`).toBe(200);
        continue;
      }
      const target = html.get(url.pathname);
      expect(target, `${from} → ${link}`).toBeDefined();
      if (url.hash) expect(target, `${from} → ${link}`).toContain(`id="${url.hash.slice(1)}"`);
    }
  }
});
