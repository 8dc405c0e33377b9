import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Scrolls down the page, so that everything that waits to come into view loads and starts. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Loads pictures further down, which browsers defer until they come into view. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/** How much wider than its window a page is, and the text that causes it. */
export const overhangOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    if (beyond <= 0) return { beyond, widest: '' };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [widest, right] = ['', clientWidth];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && box.right > right + 1) {
        [widest, right] = [node.textContent?.trim().slice(0, 80) ?? '', box.right];
      }
    }
    return { beyond, widest };
  });

/** What axe finds: the rule in words, and the part of the page. */
export async function barriersOn(page: Page) {
  const broken = await axeViolations(page);
  return broken.flatMap(({ help, nodes }) =>
    nodes.map(({ target }) => ({ problem: help, part: target.join(' ') })),
  );
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds wrong on a page.
 * @param part a selector, to check only that part
 * @returns the rules that are broken, each with the elements that break it
 */
export async function axeViolations(page: Page, part?: string): Promise<axe.Result[]> {
  // Added as a script of the page, which the browser caches compiled; through Playwright, as axe’s
  // own package does it, it would be compiled again each time.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations;
  }, part);
}
