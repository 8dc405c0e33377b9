import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { services } from '#content/services';
import { axeViolations } from '../../scripts/test/axe.ts';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';
const reviews = 'site-pages/entries/reviews';
const misspelt = 'Call {phonee} or read these first, from people near you.';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('an edit that would stop the site is told in the words of the check, and not saved @once', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(reviews);
  const field = await admin.field('intro');
  await field.fill(misspelt);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('Nothing is filled in for “{phonee}”.');
  await expect(dialog).toContainText('Did you mean “phone”?');
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await axeViolations(page, '.findings')).toEqual([]);
  await dialog.getByRole('button', { name: 'Go to the field' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(misspelt);
  expect(admin.changes()).toEqual([]);
});

test('a cure is put in place, and what else was typed is saved with it @once', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(reviews);
  await (await admin.field('heading')).fill('What people say');
  await (await admin.field('intro')).fill(misspelt);
  await save(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('All is well now');
  await save(page);
  await expect.poll(() => admin.changes()).toEqual([`2\t2\t${folder}/reviews.yaml`]);
  const text = readFileSync(path.join(admin.root, folder, 'reviews.yaml'), 'utf8');
  expect(text).toContain(`intro: ${misspelt.replace('phonee', 'phone')}\n`);
  expect(text).toContain('heading: What people say\n');
});

test('a warning informs, and lets the editor save @once', async ({ admin }) => {
  const { page } = admin;
  await admin.open(reviews);
  await (await admin.field('intro')).fill('Our 10-year workmanship warranty covers these, too.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog).toContainText('“10-year workmanship” repeats what content/site.yaml says.');
  await dialog.getByRole('button', { name: 'Save all the same' }).click();
  await expect.poll(() => admin.changes()).toEqual([`1\t1\t${folder}/reviews.yaml`]);
});

test('what comes of an edit in other files is told with their names @once', async ({ admin }) => {
  const { page } = admin;
  const [service] = services;
  await admin.open(`services/entries/${service?.slug}`);
  await (await admin.field('expireAt')).fill('2024-01-01');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog).toContainText(/In content\/(?:cities|posts)\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  expect(admin.changes()).toEqual([]);
});
