import type { Page } from '@playwright/test';
import { axeViolations } from '../test/axe.ts';

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
