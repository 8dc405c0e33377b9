import type { Page } from '@playwright/test';

/** Puts each text of a page into elements of its own, as browsers’ translators do. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(text.data);
    }
  });
