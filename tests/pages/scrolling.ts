import type { Locator, Page } from '@playwright/test';

/** @returns the scroll position of a page once it has not moved for five frames */
export const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 5; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
    return scrollY;
  });

/**
 * Scrolls to a place first, as visitors do. Focusing a distant element would make the page scroll
 * smoothly for a second or two, which visitors hardly ever see.
 */
export const comeTo = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
