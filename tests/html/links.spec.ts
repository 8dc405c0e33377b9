import { expect } from '@playwright/test';
import { paths, test } from '../site.ts';

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
