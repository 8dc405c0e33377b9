import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('what can be corrected is not refused: a phone number as people write it', async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open('company/entries/site');
  await (await admin.field('phone.display')).fill('815-555-0199');
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.cure')).toHaveText('815-555-0199 → (815) 555-0199');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Sav(?:e|ing)/ }).waitFor({ state: 'detached' });
  expect(admin.changes()).toEqual([`1\t1\t${folder}/site.yaml`]);
});

test('a table pasted from Word is shown as it was pasted', async ({ admin }) => {
  const { page } = admin;
  await admin.open('posts/entries/roscoe-certified-contractor');
  const body = await admin.field('body');
  await body.fill(`${await body.inputValue()}\n\nSign\tMeans\nIcicles\tLittle`);
  await save(page);
  const cure = page.getByRole('dialog').locator('.cure');
  await expect(cure.locator('del')).toHaveText('Sign\tMeans\nIcicles\tLittle', {
    useInnerText: true,
  });
  await expect(cure.locator('ins')).toContainText('| Sign | Means |');
});

test('corrections are not lost while something else must be fixed first', async ({ admin }) => {
  const { page } = admin;
  await admin.open('site-pages/entries/reviews');
  await (await admin.field('intro')).fill('Call {phonee} or ask at {offfice}, near you.');
  const heading = await admin.field('heading');
  await heading.fill('What {zqx} say');
  await save(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make all corrections' }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Error in “Heading”']);
  await expect(dialog).toContainText('Your corrections appear in the form once you save it.');
  await dialog.getByRole('button', { name: 'Go to the field' }).click();
  await expect(heading).toBeFocused();
  await heading.fill('What people say');
  await admin.save();
  const text = readFileSync(path.join(admin.root, folder, 'reviews.yaml'), 'utf8');
  expect(text).toContain('intro: Call {phone} or ask at {office}, near you.\n');
  expect(text).toContain('heading: What people say\n');
});
