import { expect } from '@playwright/test';
import { paths, test } from '../site.ts';

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

test('only the header and the footer lead to the about page', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    expect(main, path).not.toContain('href="/about"');
    expect(html, path).toContain('href="/about"');
  }
});

test('links of a page that lead to different pages read differently', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const targets = new Map<string, string>();
    for (const [, href = '', inner = ''] of html.matchAll(
      /<a [^>]*?href="(\/[^"]*)".*?>(.*?)<\/a>/gs,
    )) {
      const words = inner.replace(/<[^>]*>/g, '').trim();
      expect(href, `${path}: “${words}”`).toBe(targets.get(words) ?? href);
      targets.set(words, href);
    }
  }
});
