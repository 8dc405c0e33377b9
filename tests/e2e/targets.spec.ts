import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { layouts } from '../sitePaths.ts';

/** CSS pixels. @see https://www.w3.org/TR/WCAG22/#target-size-enhanced */
const least = 44;

/** @returns the links and buttons of the page that a finger may miss, except for those in a text */
function smallTargets(size: number): string[] {
  const reach = size / 2 - 1;
  const isPartOfText = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    control.parentElement?.textContent?.trim() !== control.textContent?.trim();

  const isLarge = (control: Element) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hits = (across: number, down: number) =>
      document.elementFromPoint(x + across, y + down)?.closest('a, button, summary') === control;
    // A card is the target of its link, which need not be in its middle.
    const isCard = getComputedStyle(control, '::before').position === 'absolute';
    return (
      isCard || [hits(-reach, 0), hits(reach, 0), hits(0, -reach), hits(0, reach)].every(Boolean)
    );
  };

  return [...document.querySelectorAll(':is(main, footer) :is(a, button, summary)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('[inert]') && !isPartOfText(control))
    .filter((control) => !isLarge(control))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

test('links and buttons are large enough for a finger', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of layouts) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(smallTargets, least), path).toEqual([]);
  }
});
