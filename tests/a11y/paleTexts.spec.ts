import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { layouts } from '../sitePaths.ts';
import { paleTexts } from './paleTexts.ts';

test('text for reading has a contrast of at least 7 to 1', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of layouts) {
    await page.goto(path);
    expect(await paleTexts(page), path).toEqual([]);
  }
});
