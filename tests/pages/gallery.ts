import { expect, type Locator, type Page } from '@playwright/test';
import { gallery } from '#content/gallery';
import { projects } from '#content/projects';
import { gate } from './gate.ts';

export { gallery, projects };

/** Opens the gallery and waits until one of its islands is hydrated. */
export async function openGallery(page: Page, name: string, address = '/gallery') {
  await page.goto(address);
  return wake(page, name);
}

/** Scrolls to an island as a visitor does and waits until it is hydrated. */
export async function wake(page: Page, name: string) {
  const island = islandOf(page, name);
  await island.scrollIntoViewIfNeeded();
  if ((await island.getAttribute('data-trigger')) === 'interaction') await island.hover();
  await expect(island).toHaveAttribute('data-ready', '');
  return island;
}

export const islandOf = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"]`).first();

/** The projects of a category, in the order of the page. */
export const projectsIn = (id: string) =>
  projects.filter(({ category }) => id === 'all' || category === id);

/** Presses Tab until an element has the focus; Shift+Tab if it is above, as people do. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    const key = await target.evaluate((element) => {
      const here = document.activeElement ?? document.body;
      if (here === element) return undefined;
      const isAbove = here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isAbove ? 'Shift+Tab' : 'Tab';
    });
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab never reached it.');
}

export type Press = (page: Page, button: Locator) => Promise<void>;

/** The ways to press a button, each of which must work. */
export const ways = {
  pointer: (_page, button) => button.click(),
  keyboard: async (page, button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
} satisfies Record<string, Press>;

interface Point {
  x: number;
  y: number;
}

/** The middle of an element, in window coordinates. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a finger over the page. */
export async function swipe(page: Page, from: Point, by: Point) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', step / 8);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
}

/**
 * Holds back React, and with it every island, as a slow network would.
 * @returns releases it
 */
export async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = gate();
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('hydrateRoot')) await promise;
    await route.fulfill({ response, body });
  });
  return resolve;
}

/** Serves the gallery with other projects than those in the content. */
export async function withProjects(
  page: Page,
  change: (all: (typeof projects)[number][]) => object[],
) {
  await page.route('**/gallery', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-props="([^"]*)"/g, (whole, text) => {
      const props = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      if (!props.projects) return whole;
      const changed = JSON.stringify({ ...props, projects: change(props.projects) });
      return `data-props="${changed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    });
    await route.fulfill({ response, body });
  });
}
