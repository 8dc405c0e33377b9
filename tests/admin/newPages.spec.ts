import { expect } from '@playwright/test';
import { adminTest as test } from './openAdmin.ts';
import { gitHubTest } from './openGitHub.ts';
import { writePage } from './writePage.ts';

const folder = process.env.CONTENT ?? '';

test('a new page whose name is taken gets a different one', async ({ admin }) => {
  const { page } = admin;
  await writePage(admin, 'Contact');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('save it with a different one first');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await (await admin.field('heading')).fill('How to reach us');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const advice = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(advice).toContainText('No menu and no text leads to /how-to-reach-us.');
  await expect(advice).toContainText('add it to a menu in “Company → Navigation”');
  await admin.save('Save anyway');
  expect(admin.changes()).toEqual([
    expect.stringMatching(`^\\d+\t0\t${folder}/pages/how-to-reach-us.md$`),
  ]);
});

test('a new page gets another name before the site has it', async ({ admin }) => {
  const { page } = admin;
  await writePage(admin, 'Reach');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.save('Save anyway');
  await admin.open('pages/entries/reach');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  const panel = page.getByRole('group', { name: 'Slug' });
  await panel.getByRole('button').click();
  await panel.getByRole('textbox', { name: 'Slug' }).fill('reach-us');
  await panel.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const advice = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(advice.getByRole('listitem')).toHaveText([
    /No menu and no text leads to \/reach-us/,
  ]);
  await admin.save('Save anyway');
  expect(admin.changes()).toEqual([
    expect.stringMatching(`^\\d+\t0\t${folder}/pages/reach-us.md$`),
  ]);
});

test('a heading that can’t be an address says what to do', async ({ admin }) => {
  const { page } = admin;
  await writePage(admin, 'We are back in ~2 hours');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('save it with a short one of plain letters and digits first');
});

test('an article is scheduled for a later day', async ({ admin }) => {
  const { page } = admin;
  const file = 'posts/roscoe-certified-contractor.md';
  await admin.open(file.replace('/', '/entries/').replace('.md', ''));
  const day = `${new Date().getFullYear() + 1}-03-01`;
  await (await admin.field('date')).fill(day);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Warning in “Date”' })).toContainText(
    'choose the same day for “Publish on”',
  );
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await (await admin.field('publishAt')).fill(day);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText('goes on the site that day');
  await expect(dialog).not.toContainText('Warning in “Date”');
  await admin.save('Save anyway');
  expect(admin.changes()).toEqual([`2\t1\t${folder}/${file}`]);
});

gitHubTest('an empty form says what to fill in', async ({ github, ann }) => {
  const { page } = ann;
  await ann.open('cities/new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('Order must be a number, but it is empty.Fill it in.');
  await expect(dialog).toContainText('State cannot be empty.Choose one of the options');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await ann.open('posts/new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const category = dialog.getByRole('listitem').filter({ hasText: 'Error in “Category”' });
  await expect(category).toContainText('Choose one from the list.');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  expect(github.pulls).toEqual([]);
});
