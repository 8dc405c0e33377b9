import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { paths, test } from '../site.ts';

/** In bytes, gzipped, as every visitor of a page loads them. */
const budgets = { html: 15 * 1024, css: 10 * 1024 };

test('each page is light: its HTML, and its two stylesheets', async ({ request }) => {
  for (const path of paths) {
    const page = await request.get(path);
    const html = await page.text();
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(budgets.html);
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
    expect(styles, path).toHaveLength(2);
    const files = await Promise.all(
      styles.map(async ([, href = '']) => gzipSync(await (await request.get(href)).body()).length),
    );
    const bytes = files.reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeLessThanOrEqual(budgets.css);
  }
});

test('browsers learn the charset within the bytes that they look for it', async ({ request }) => {
  for (const path of paths) {
    const head = (await (await request.get(path)).body()).subarray(0, 1024).toString();
    expect(head, path).toContain('<meta charSet="utf-8"/>');
  }
});
