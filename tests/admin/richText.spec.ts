import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { blockKind, namesOfBlocks } from '../../scripts/content/model/blocks.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';
const file = 'posts/roscoe-certified-contractor.md';
const place = 'Two policies matter to you.';
// Downloads and videos name files and addresses that the text would need first.
const inserted = namesOfBlocks.filter((name) => !['download', 'video'].includes(name));
const examples = inserted.map((name) => blockKind(name).example).join('\n\n');

test.use({ damage: { file, words: place, by: `${place}\n\n${examples}` } });

test('blocks are fields in rich text and unchanged when saved', async ({ admin }) => {
  const { page } = admin;
  const blocks = async () => {
    const text = await readFile(path.join(admin.root, folder, file), 'utf8');
    return text.match(/^:::[\s\S]*?^:::$/gm);
  };
  const before = await blocks();
  expect(before?.length).toBe(inserted.length);
  await admin.open('posts/entries/roscoe-certified-contractor');
  await admin.field('body');
  const body = page.locator('[data-key-path="body"]');
  await body.getByRole('button', { name: /Markdown|Rich/ }).click();
  await body.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'A key fact' }).click();
  await expect(body.getByRole('textbox', { name: 'Heading' }).last()).toHaveValue('72 hours');
  await admin.save();
  expect(await blocks()).toEqual([...(before ?? []), blockKind('fact').example]);
  const { report } = await checkContent(foldersIn(admin.root, folder), new Date());
  expect(report.diagnostics).toEqual([]);
});
