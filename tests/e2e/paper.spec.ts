import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { layouts } from '../sitePaths.ts';

/** What a letter has between its margins, at the 96 pixels per inch of CSS. */
const sheet = { width: 739, height: 979 };

test('paper has no buttons, and the marks of lists that tell things apart', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/contact');
  const button = page.locator('main button[aria-describedby]');
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
  const mark = page.locator('[data-map] li').first();
  const { background, adjust } = await mark.evaluate((item) => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(item, '::before');
    return { background: backgroundColor, adjust: printColorAdjust };
  });
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(adjust).toBe('exact');
});

test('a sheet on its side starts with words, and has no links to press', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: sheet.height, height: sheet.width });
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/', '/services/siding', '/service-areas/rockford', '/nowhere']) {
    await page.goto(address);
    const letterhead = await page.locator('[data-site-header]').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bottom = Number(letterhead?.y) + Number(letterhead?.height);
    expect(Number(heading?.y) - bottom, address).toBeLessThan(80);
    const toForm = page.locator('main a[href$="#contact-form"]:not(p > a, li > a)');
    await expect(toForm.filter({ visible: true }), address).toHaveCount(0);
    const call = page.locator('main a[href^="tel:"]').filter({ visible: true });
    await expect(call.first(), address).toBeVisible();
  }
});

test('no sheet is for the room that phones leave for their bar', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
});

test('a text goes on from sheet to sheet', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  for (const address of layouts) {
    await page.goto(address);
    // Firefox moves a row of a grid to a new sheet, and cuts through its lines where that ends.
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .map((part) => getComputedStyle(part))
        .filter(({ display }) => display === 'grid')
        .flatMap(({ gridTemplateRows }) => gridTemplateRows.split(' ').map(Number.parseFloat)),
    );
    const highest = Math.max(...rows.filter(Number.isFinite));
    expect(highest, address).toBeLessThan(sheet.height);
  }
});
