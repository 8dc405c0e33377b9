import type { Page } from '@playwright/test';

/** For text that is read, not only glanced at. @see https://www.w3.org/TR/WCAG22/#contrast-enhanced */
const leastContrast = 7;

/** @returns the paragraphs and list entries that stand out too little from what is behind them */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    /** Red, green and blue from 0 to 255, and how opaque they are. */
    const channels = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return { color: [red, green, blue], alpha };
    };
    const over = (front: string, behind: readonly number[]) => {
      const { color, alpha } = channels(front);
      return color.map((value, index) => value * alpha + (behind[index] ?? 0) * (1 - alpha));
    };
    const behind = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const { backgroundColor } = getComputedStyle(element);
      const { color, alpha } = channels(backgroundColor);
      return alpha === 1 ? color : over(backgroundColor, behind(element.parentElement));
    };
    const luminance = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (element: Element) => {
      const ground = behind(element);
      const levels = [luminance(ground), luminance(over(getComputedStyle(element).color, ground))];
      return (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
    };

    return [...document.querySelectorAll('main :is(p, li, dd, td, figcaption)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .flatMap((element) => {
        const ratio = contrast(element);
        return ratio < least ? [`${ratio.toFixed(2)}: ${element.textContent?.slice(0, 60)}`] : [];
      });
  }, leastContrast);
}
