import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { paths, test } from '../site.ts';

/** What a page may load of our own script before the visitor does anything, compressed. */
const budgetBytes = 2 * 1024;

test('pages load no React and next to no script', async ({ page }) => {
  test.slow();
  for (const path of paths) {
    const bodies: Promise<Buffer>[] = [];
    const collect = (response: import('@playwright/test').Response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    };
    page.on('response', collect);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', collect);
    const scripts = await Promise.all(bodies);
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(budgetBytes);
    expect(
      scripts.some((script) => script.includes('hydrateRoot')),
      path,
    ).toBe(false);
  }
});
