import { expect } from '@playwright/test';
import { test } from '../../tests/site.ts';

test('a page opened for editing has a link to its form, no other has one @once', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Edit this page' });
  await page.goto('/services/gutters?edit');
  await link.click();
  await expect(page).toHaveURL(/\/admin\?page=%2Fservices%2Fgutters$/);
  await page.goto('/services/gutters');
  await page.waitForLoadState('networkidle');
  await expect(link).toHaveCount(0);
});
