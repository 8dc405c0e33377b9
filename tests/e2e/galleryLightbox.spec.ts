import { expect } from '@playwright/test';
import { ways } from '../pages/gallery.ts';
import { openAndClose } from '../pages/lightbox.ts';
import { test } from '../site.ts';

test('a tile opens it over the whole window', async ({ page }) => {
  await openAndClose(page, ways.pointer, async (dialog) => {
    const { width, height } = page.viewportSize() ?? {};
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  });
});
