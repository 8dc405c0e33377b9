import { expect, type Locator } from '@playwright/test';
import { test } from '../site.ts';

/** The numbers of entries that each list must handle. */
const counts = [1, 2, 3, 7, 30];

interface List {
  name: string;
  path: string;
  /** The element whose children are the entries. */
  list: string;
  /** Whether its rows are full at any number; text in columns may end anywhere. */
  fills?: boolean;
}

const lists: readonly List[] = [
  { name: 'service cards', path: '/', list: '#services ul', fills: true },
  { name: 'steps', path: '/', list: 'section[aria-labelledby="process-heading"] ol' },
  {
    name: 'advantages',
    path: '/',
    list: 'section[aria-labelledby="advantages-heading"] ul',
    fills: true,
  },
  { name: 'areas', path: '/', list: 'section[aria-labelledby="areas-heading"] ul' },
  {
    name: 'bullets',
    path: '/contact',
    list: '#contact-form aside ul, #contact-form ul',
    fills: true,
  },
  {
    name: 'differentiators',
    path: '/about',
    list: 'section[aria-labelledby="differentiators-heading"] ul',
    fills: true,
  },
  {
    name: 'states',
    path: '/about',
    list: 'section[aria-labelledby="coverage-heading"] > div:last-of-type',
  },
  { name: 'articles', path: '/blog', list: 'main ul:has(> li > article)', fills: true },
  { name: 'categories', path: '/blog', list: 'main nav ul' },
  { name: 'reviews', path: '/reviews', list: 'main div:has(> figure)', fills: true },
  { name: 'projects', path: '/gallery', list: '[data-island="ProjectGrid"] ul:has(> [data-slug])' },
  { name: 'footer groups', path: '/about', list: 'footer nav:has(h2)' },
  { name: 'footer links', path: '/about', list: 'footer nav:has(h2) ul' },
];

/**
 * Gives a list this many of its first entries; other children, such as the reviews’ last card,
 * stay.
 */
const resize = (list: Locator, count: number) =>
  list.evaluate((element: HTMLElement & { entries?: Element[] }, wanted) => {
    const kind = element.firstElementChild?.tagName;
    const present = [...element.children].filter(({ tagName }) => tagName === kind);
    element.entries ??= present;
    const { entries } = element;
    const copies = Array.from({ length: wanted }, (_, index) => {
      const copy = entries[index % entries.length]?.cloneNode(true) as HTMLElement;
      // Only the first entry leads, and of two none does.
      if (copy.hasAttribute('data-lead') && (index > 0 || wanted === 2)) {
        copy.removeAttribute('data-lead');
        copy.className = '';
      }
      return copy;
    });
    for (const entry of present) entry.remove();
    element.prepend(...copies);
  }, count);

/** How far each row ends from the list’s right edge, from the top down. */
const gaps = (list: Locator) =>
  list.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    const rows = new Map<number, number>();
    for (const child of element.children) {
      const { top, right } = child.getBoundingClientRect();
      const row = Math.round(top);
      rows.set(row, Math.max(rows.get(row) ?? 0, right));
    }
    return [...rows.values()].map((right) => Math.round(edge - right));
  });

for (const { name, path, list, fills = false } of lists) {
  test(`${name} handle any number`, { tag: ['@phone', '@wide'] }, async ({ page, isMobile }) => {
    await page.goto(path);
    const found = page.locator(list).first();
    for (const width of isMobile ? [390] : [834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of counts) {
        await resize(found, count);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${count} at ${width}`).toBeLessThanOrEqual(0);
        const missing = await gaps(found);
        expect(Math.min(...missing), `${count} at ${width} stay inside`).toBeGreaterThanOrEqual(-1);
        // A single card is not a row.
        if (fills && count > 1) {
          expect(Math.max(...missing), `${count} at ${width} fill their rows`).toBeLessThanOrEqual(
            1,
          );
        }
      }
    }
  });
}

test('a menu of thirty links fits in the window, wherever it opens', { tag: '@once' }, async ({
  page,
}) => {
  for (const width of [1080, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const groups = page.locator('header [data-menu="desktop"] details');
    expect(await groups.count()).toBeGreaterThan(0);
    for (const group of await groups.all()) {
      await group.locator('summary').click();
      const panel = group.locator('ul');
      await resize(panel, 30);
      const { x = -1, y = 0, width: wide = 0, height = 0 } = (await panel.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y + height).toBeLessThanOrEqual(800);
      await page.keyboard.press('Escape');
    }
  }
});

/** The columns of a list, by the width of the window. */
const columns = [
  { path: '/reviews', list: 'main div:has(> figure)', at: { 390: 1, 834: 2, 1440: 3 } },
  {
    path: '/gallery',
    list: '[data-island="ProjectGrid"] ul:has(> [data-slug])',
    at: { 390: 1, 640: 2, 834: 3, 1440: 4 },
  },
] as const;

for (const { path, list, at } of columns) {
  test(`${path} has more columns in wider windows`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    for (const [width, count] of Object.entries(at)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const starts = await page
        .locator(list)
        .evaluate(({ children }) =>
          Array.from(children, (child) => Math.round(child.getBoundingClientRect().left)),
        );
      expect(new Set(starts).size, width).toBe(count);
    }
  });
}
