import type { Locator, Page } from '@playwright/test';

/** @returns how far down a page is once it has stood still for five frames */
export const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 5; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
    return scrollY;
  });

/**
 * Comes to a place as by finger. What gets the focus while it is far away makes the page glide there
 * for a second or two, which hardly a visitor ever sees.
 */
export const comeTo = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
