import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds wrong on a page.
 * @param part a selector, to check only that part
 * @returns the rules that are broken, each with the elements that break it
 */
export async function axeViolations(page: Page, part?: string): Promise<axe.Result[]> {
  // Added as a script of the page, which the browser caches compiled; through Playwright, as axe’s
  // own package does it, it would be compiled again each time.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations;
  }, part);
}
