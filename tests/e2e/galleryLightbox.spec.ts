import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { ways } from './gallery.ts';
import { openAndClose } from './lightbox.ts';

test('a tile opens it over the whole window', async ({ page }) => {
  await openAndClose(page, ways.pointer, async (dialog) => {
    const { width, height } = page.viewportSize() ?? {};
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  });
});
