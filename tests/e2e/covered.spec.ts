import { expect, type Page } from '@playwright/test';
import { shotWindows, windowName } from '../../scripts/shots/windows.ts';
import { test } from '../site.ts';
import { layouts, unknownAddresses } from '../sitePaths.ts';

/**
 * The controls that are on the screen but covered. Full-width bars do not count while the page
 * scrolls beneath them: those at the top must cover nothing at the page’s beginning, those at the
 * bottom nothing at its end.
 */
async function coveredAt(page: Page, part: number): Promise<string[]> {
  return page.evaluate(async (at) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) * at, behavior: 'instant' });
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, summary, textarea'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    // The visible part of each, as a scrolling container may cut it off.
    const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      for (const control of controls) observer.observe(control);
    });

    const isBarWithPageBelow = (element: Element | null): boolean => {
      if (!element) return false;
      const { left, right, top } = element.getBoundingClientRect();
      const { position } = getComputedStyle(element);
      const isBar =
        ['fixed', 'sticky'].includes(position) && left <= 0 && right >= document.body.clientWidth;
      if (!isBar) return isBarWithPageBelow(element.parentElement);
      return top < innerHeight / 2 ? at > 0 : at < 1;
    };

    return seen.flatMap(({ target, intersectionRect: box }) => {
      // A link may wrap onto two lines: its first one counts.
      const line = target.getClientRects()[0] ?? box;
      const left = Math.max(line.left, box.left);
      const right = Math.min(line.right, box.right);
      const top = Math.max(line.top, box.top);
      const bottom = Math.min(line.bottom, box.bottom);
      if (right - left < 4 || bottom - top < 4) return [];
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isClear =
        !above ||
        target.contains(above) ||
        (target as HTMLInputElement).labels?.[0]?.contains(above) ||
        isBarWithPageBelow(above);
      return isClear ? [] : [`${target.textContent || target.id} under ${above.className}`];
    });
  }, part);
}

for (const window of shotWindows.filter(({ isWhole }) => !isWhole)) {
  test(`nothing covers a control at ${windowName(window)}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(window);
    const covered: string[] = [];
    for (const path of [...layouts, ...unknownAddresses]) {
      await page.goto(path);
      for (const part of [0, 0.5, 1]) {
        const found = await coveredAt(page, part);
        covered.push(...found.map((control) => `${path}, ${part}: ${control}`));
      }
    }
    expect(covered).toEqual([]);
  });
}
