import type { Page } from '@playwright/test';

/** Has pictures further down loaded, which browsers leave until they come into view. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
