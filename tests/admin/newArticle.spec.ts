import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { adminTest as test } from './openAdmin.ts';
import { writeArticle } from './writeArticle.ts';

test('a new article with a photograph appears on its page at once and passes the check', async ({
  admin,
}) => {
  const { page } = admin;
  const buffer = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: 'slategray' },
  })
    .jpeg()
    .toBuffer();
  const file = await writeArticle(admin, { name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer });
  const shown = page.frameLocator('iframe[title*="Preview"]').frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText('Ice dams on a Byron farmhouse');
  await expect(shown.locator('[data-block="steps"] li')).toHaveCount(3);
  await admin.save();
  const content = process.env.CONTENT ?? '';
  const text = await readFile(path.join(admin.root, content, file), 'utf8');
  expect(text).toContain('  file: posts/img_0412.webp\n');
  const { report } = await checkContent(foldersIn(admin.root, content), new Date());
  expect(report.diagnostics.filter((found) => found.file.endsWith(file))).toEqual([]);
});
