import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { posts } from '#content/posts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { maxPictureBytes } from '../../scripts/content/model/contentFolder.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { widestRendition } from '../../scripts/content/source/renditions.ts';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';
const [post] = posts;
const form = `posts/entries/${post?.slug}`;

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file from this computer for the picture of the form that is open. */
async function choose(page: Page, file: ChosenFile) {
  const field = await offer(page, file);
  const insert = page.getByRole('dialog').getByRole('button', { name: 'Insert' });
  if (await insert.isVisible()) await insert.click();
  return field;
}

async function offer(page: Page, file: ChosenFile) {
  const field = page.locator('[data-key-path="image.file"]');
  await field.getByRole('button', { name: 'Replace Image' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(file);
  return field;
}

test('a photograph arrives upright, small, well named and without its location', async ({
  admin,
}) => {
  const { page } = admin;
  // 30 megapixels, lying on its side: the blue part is at the top of what the phone shows.
  const photo = await sharp({
    create: { width: 6000, height: 5000, channels: 3, background: 'red' },
  })
    .composite([
      {
        input: { create: { width: 1000, height: 5000, channels: 3, background: 'blue' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 16/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await admin.open(form);
  await admin.field('image');
  const name = 'Große Straße (1).JPG';
  const field = await choose(page, { name, mimeType: 'image/jpeg', buffer: photo });
  await expect(field).toContainText('/posts/grosse-strasse-1.webp');
  await admin.save();
  const file = `${folder}/images/posts/grosse-strasse-1.webp`;
  expect(admin.changes()).toEqual([`-\t-\t${file}`, `1\t1\t${folder}/posts/${post?.slug}.md`]);
  const saved = sharp(await readFile(path.join(admin.root, file)));
  const { width, height, exif, orientation } = await saved.metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: widestRendition,
    height: Math.round((widestRendition * 6000) / 5000),
    exif: undefined,
    orientation: undefined,
  });
  const [red = 0, , blue = 0] = await saved
    .extract({ left: 900, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(blue).toBeGreaterThan(red);
  const { report } = await checkContent(foldersIn(admin.root, folder), new Date());
  expect(report.errors).toBe(0);
});

test('a drawing stays one, and a broken picture is reported', async ({ admin }) => {
  const { page } = admin;
  await admin.open(form);
  await admin.field('image');
  const broken = Buffer.from('This is no picture.');
  const field = await choose(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: broken });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('cannot be uploaded because it’s damaged');
  await alert.getByRole('button').last().click();
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  if (await cancel.isVisible()) await cancel.click();
  const drawing = await readFile(path.join(folder, 'images/cities/byron.svg'));
  await choose(page, { name: 'House.svg', mimeType: 'image/svg+xml', buffer: drawing });
  await expect(field).toContainText('/posts/house.svg');
  await admin.save();
  const saved = await readFile(path.join(admin.root, folder, 'images/posts/house.svg'));
  expect(saved.equals(drawing)).toBe(true);
});

test('a document in place of a picture is refused with a reason', async ({ admin }) => {
  const { page } = admin;
  await admin.open(form);
  await admin.field('image');
  const said: string[] = [];
  page.once('dialog', async (dialog) => {
    said.push(dialog.message());
    await dialog.accept();
  });
  const buffer = Buffer.from('%PDF-1.4');
  await offer(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer });
  await expect.poll(() => said).toEqual([expect.stringContaining('“plan.pdf” is not a picture.')]);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Insert' })).toBeDisabled();
});

test('a photograph in the iPhone’s format is accepted', async ({ admin }) => {
  const { page } = admin;
  await admin.open(form);
  await admin.field('image');
  const buffer = await readFile(path.join(import.meta.dirname, 'green.heic'));
  const field = await choose(page, { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer });
  await expect(field).toContainText('/posts/img_0412.webp');
  await admin.save();
  const saved = sharp(path.join(admin.root, folder, 'images/posts/img_0412.webp'));
  expect(await saved.metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
});

test('a picture of 25 MB is made smaller, and an existing name overwrites nothing', async ({
  admin,
}) => {
  // Making it smaller alone takes most of a minute.
  test.slow();
  const { page } = admin;
  await admin.open(form);
  await admin.field('image');
  const size = { width: 3200, height: 2800, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { ...size, background: 'gray', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(maxPictureBytes);
  const name = `${post?.slug}.png`;
  const field = await choose(page, { name, mimeType: 'image/png', buffer });
  await expect(field).toContainText(`/posts/${post?.slug}.webp`);
  await admin.save();
  const added = admin.changes().filter((line) => line.includes('/images/'));
  expect(added).toEqual([expect.stringMatching(/^-\t-\t.*\.webp$/)]);
});
