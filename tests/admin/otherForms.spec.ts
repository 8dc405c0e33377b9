import { expect } from '@playwright/test';
import { formsOn } from './openAdmin.ts';
import { saveDraft, gitHubTest as test } from './openGitHub.ts';

test('a form that must be changed first opens in another window, and words are kept', async ({
  ann,
}) => {
  const { page } = ann;
  await ann.open('company/entries/site');
  await ann.field('phone.display');
  const hours = page.locator('[data-key-path="phone.hours"]');
  await hours.getByRole('button', { name: 'Remove' }).click();
  await hours.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('menuitem', { name: 'Week' }).click();
  // The home page’s search listing has no room for this many words.
  const times = { monday: '7:30 AM to 5 PM', wednesday: '8 AM to 6 PM', friday: '9 AM to 2 PM' };
  for (const [day, words] of Object.entries(times)) {
    const field = await ann.field(`phone.hours.${day}`);
    await field.click();
    await field.fill(words);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Fix what is wrong in other forms there, and save them first');
  const found = dialog.getByRole('listitem').filter({ hasText: 'Error in “Home page”' });
  const opened = page.context().waitForEvent('page');
  await found.getByRole('button', { name: 'Open its form' }).click();
  const beside = { page: await opened, ...formsOn(await opened) };
  await expect(beside.page).toHaveURL(/#\/collections\/site-pages\/entries\/home$/);
  const listing = await beside.field('seo.description');
  await listing.fill('Roofing, siding and storm repair on both sides of the state line.');
  await saveDraft(beside.page);

  await expect(await ann.field('phone.hours.friday')).toHaveValue(times.friday);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText('Error in “Fire Damage Restoration”');
  await expect(found).toHaveCount(0);
});
