import type { Page } from '@playwright/test';
import { gallery, openGallery } from './gallery.ts';

const title = gallery.beforeAfter.pairs[0]?.title;

/** Opens the gallery and waits until the first pair of pictures can be compared. */
export async function openComparison(page: Page) {
  const comparison = await openGallery(page, 'Comparison');
  const before = comparison.locator('[data-side="Before"]');
  return {
    comparison,
    slider: comparison.getByRole('slider', { name: `Before and after: ${title}` }),
    /** How much of the picture before is cut off, as a share. */
    cut: async () => {
      const clip = await before.evaluate((element) => getComputedStyle(element).clipPath);
      return Number(/inset\(0px (?:calc\(100% - )?([\d.]+)%/.exec(clip)?.[1]);
    },
  };
}
