import { expect } from '@playwright/test';
import { test } from '../site.ts';
import { openGallery, withProjects } from './gallery.ts';
import { violations } from './violations.ts';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`axe finds nothing in any state, motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openGallery(page, 'ProjectCarousel');
    await openGallery(page, 'Comparison');
    const grid = await openGallery(page, 'ProjectGrid');
    expect(await violations(page)).toEqual([]);
    await grid.getByRole('button', { name: 'Storm Damage' }).click();
    expect(await violations(page)).toEqual([]);
    await grid.locator('[data-hold]').first().click();
    // Half faded in, its colours would be other ones.
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^2 of/);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing in an empty category', async ({ page }) => {
  await withProjects(page, (all) => all.map((project) => ({ ...project, category: 'roofing' })));
  const grid = await openGallery(page, 'ProjectGrid');
  await grid.getByRole('button', { name: 'Siding' }).click();
  await expect(grid.getByRole('status')).toHaveText(/^No projects/);
  expect(await violations(page)).toEqual([]);
});
