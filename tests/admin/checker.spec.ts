import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { posts } from '#content/posts';
import { services } from '#content/services';
import { axeViolations } from '../../scripts/pageCheck/inspectPage.ts';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';
const reviews = 'site-pages/entries/reviews';
const misspelt = 'Call {phonee} or read these first, from people near you.';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('an edit that would break the site is reported in the words of the check, and not saved', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(reviews);
  const field = await admin.field('intro');
  await field.fill(misspelt);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('“{phonee}” does not stand for anything.');
  await expect(dialog).toContainText('Did you mean “phone”?');
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await axeViolations(page, '.findings')).toEqual([]);
  await dialog.getByRole('button', { name: 'Go to the field' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(misspelt);
  expect(admin.changes()).toEqual([]);
});

test('the question gives the focus back, and closes with Escape and with the Back button', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(reviews);
  const field = await admin.field('intro');
  await field.fill(misspelt);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await save(page);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue(misspelt);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field).toBeFocused();
  await save(page);
  await dialog.waitFor();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(admin.changes()).toEqual([]);
});

test('a cure is applied, and other edits are saved with it', async ({ admin }) => {
  const { page } = admin;
  await admin.open(reviews);
  await (await admin.field('heading')).fill('What people say');
  await (await admin.field('intro')).fill(misspelt);
  await save(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Everything is fine now');
  await save(page);
  await expect.poll(() => admin.changes()).toEqual([`2\t2\t${folder}/reviews.yaml`]);
  const text = readFileSync(path.join(admin.root, folder, 'reviews.yaml'), 'utf8');
  expect(text).toContain(`intro: ${misspelt.replace('phonee', 'phone')}\n`);
  expect(text).toContain('heading: What people say\n');
});

test('a warning informs, lets the editor save, and is not repeated then', async ({ admin }) => {
  const { page } = admin;
  await admin.open(reviews);
  await (await admin.field('intro')).fill('Our 10-year workmanship warranty covers these, too.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog).toContainText('“10-year workmanship” repeats what “Company → Site” says.');
  // The file is written before the form closes, which would close the next one.
  await admin.save('Save anyway');
  expect(admin.changes()).toEqual([`1\t1\t${folder}/reviews.yaml`]);
  await admin.open(reviews);
  await (await admin.field('heading')).fill('What people say');
  await admin.save();
  expect(admin.changes()).toEqual([`2\t2\t${folder}/reviews.yaml`]);
});

test('findings that an edit causes in other files are shown with their names', async ({
  admin,
}) => {
  const { page } = admin;
  const [service] = services;
  await admin.open(`services/entries/${service?.slug}`);
  await (await admin.field('expireAt')).fill('2024-01-01');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(/^Warning in “/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  expect(admin.changes()).toEqual([]);
});

test('a field far down is found and its line marked, and the CMS adds no messages of its own', async ({
  admin,
}) => {
  const { page } = admin;
  const [post] = posts;
  await admin.open(`posts/entries/${post?.slug}`);
  const body = await admin.field('body');
  await body.fill(`${await body.inputValue()}\n\nSee [our work](/galery).`);
  await page.locator('[data-key-path="title"]').scrollIntoViewIfNeeded();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Error in “Text”');
  await expect(dialog.locator('.cure')).toHaveText('/galery → /gallery');
  await dialog.getByRole('button', { name: 'Go to the field' }).click();
  await expect(body).toBeFocused();
  const marked = () =>
    body.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
  await expect.poll(marked).toBe('See [our work](/galery).');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('a file that cannot be read', () => {
  test.use({
    damage: { file: 'testimonials/bev-o-pecatonica.yaml', words: 'rating: 5', by: 'rating 5' },
  });

  test('opens as text with the finding next to it, and can be fixed there', async ({ admin }) => {
    const { page } = admin;
    const [damaged] = admin.changes();
    expect(damaged).toBe(`1\t1\t${folder}/testimonials/bev-o-pecatonica.yaml`);
    await admin.open('testimonials/entries/bev-o-pecatonica');
    const text = page.getByRole('textbox', { name: 'The file as text' });
    await expect(text).toHaveValue(/^rating 5$/m);
    await expect(page.locator('[data-key-path="rating"]')).toBeHidden();
    const findings = page.getByRole('list', { name: 'What is wrong with it' });
    await expect(findings).toContainText('This line cannot be understood.');
    expect(await axeViolations(page, '.file-text')).toEqual([]);
    await findings.getByRole('button', { name: 'Correct it' }).click();
    await expect(text).toHaveValue(/^rating: 5$/m);
    await expect(findings).not.toContainText('Error');
    await save(page);
    await expect.poll(() => admin.changes()).toEqual([]);
  });
});
