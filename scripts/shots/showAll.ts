import type { Page } from '@playwright/test';

/** Loads pictures further down, which browsers defer until they come into view. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
