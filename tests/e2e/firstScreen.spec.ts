import { expect, type Page } from '@playwright/test';
import { interfaceWords } from '#content/interfaceWords';
import { shotWindows, windowName } from '../../scripts/shots/windows.ts';
import { test } from '../site.ts';
import { layouts, unknownAddresses } from '../sitePaths.ts';

/** Those of a phone, a phone on its side, a tablet, and a desktop zoomed to 200 and 400 %. */
const windows = shotWindows.filter(({ isWhole }) => !isWhole);

/**
 * The headings, and the links that call or lead to the estimate, that are entirely on the screen
 * with nothing over them.
 */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const isInSight = (element: Element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
      const points = [
        [left + 2, top + 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ];
      return points.every(([x = 0, y = 0]) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && (element.contains(above) || above.contains(element));
      });
    };
    const heading = [...document.querySelectorAll('h1')].filter(isInSight);
    const buttons = [...document.querySelectorAll('a[href^="tel:"], a[href*="#contact-form"]')];
    return { heading: heading.length, buttons: buttons.filter(isInSight).length };
  });

for (const window of windows) {
  test(`a heading and a button are on the first screen of ${windowName(window)}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize(window);
    const missing: string[] = [];
    for (const path of [...layouts, ...unknownAddresses]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { heading, buttons } = await inSight(page);
      if (heading === 0) missing.push(`${path}: heading`);
      if (buttons === 0) missing.push(`${path}: button`);
    }
    expect(missing).toEqual([]);
  });
}

test('no bar is sticky in a low window', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/gallery');
  const bar = page.getByRole('navigation', { name: interfaceWords.projects.categories });
  await expect(bar).toBeVisible();
  await page.locator('[data-island="ProjectGrid"] li').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-site-header]')).not.toBeInViewport();
  await expect(bar).not.toBeInViewport();
});
