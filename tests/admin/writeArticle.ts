import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Forms } from './openAdmin.ts';

/** A photograph: its file’s name and bytes. */
interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What the article says, by the fields’ paths in the form’s order. */
const words = {
  title: 'Ice dams on a Byron farmhouse',
  excerpt:
    'Warm air from the attic melts the snow, and the gutter freezes it again. What stops it, and what only looks as if it did.',
  location: 'Byron, IL',
  'image.alt': 'Icicles along the eave of a white farmhouse',
  'seo.title': 'Ice Dams in Byron, IL: What Stops Them',
  'seo.description':
    'Why ice builds up along the eave, how to tell a dam from plain icicles, and the three repairs in the attic that end it for good on a Byron house.',
} as const;

const body = `Icicles are pretty until the ceiling drips. On a farmhouse near Byron they hung a yard long, and the bedroom wall was wet.

## What the attic showed

The insulation ended a foot before the eave. **Warm air** went up there, and the snow above it melted.

## What we did

:::steps
1. **Sealed the gaps.** Air no longer rises beside the chimney.
2. **Added insulation.** It reaches the eave now.
3. **Opened the vents.** The roof stays cold.
:::

Do you see the same? [Ask us for a look](/contact#contact-form).`;

/**
 * Writes an article with a photograph, as an editor does.
 * @param look is called at each step with what is done there
 * @returns what the article is named after
 */
export async function writeArticle(
  { page, ...forms }: Forms & { page: Page },
  photo: Photo,
  look: (step: string) => Promise<unknown> = async () => {},
): Promise<string> {
  await forms.open('posts/new');
  for (const [field, text] of Object.entries(words)) {
    await (await forms.field(field)).fill(text);
    if (field === 'excerpt') {
      await page.getByRole('button', { name: 'Today' }).first().click();
      await page.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option').filter({ hasText: /\w/ }).first().click();
    }
    if (field === 'image.alt') await choosePhoto(page, photo, look);
  }
  await page
    .locator('[data-key-path="seo.keywords"]')
    .getByRole('button', { name: /^Add/ })
    .click();
  await (await forms.field('seo.keywords.0')).fill('ice dams Byron IL');
  await (await forms.field('body')).fill(body);
  return path.posix.join('posts', 'ice-dams-on-a-byron-farmhouse.md');
}

async function choosePhoto(page: Page, photo: Photo, look: (step: string) => Promise<unknown>) {
  const field = page.locator('[data-key-path="image.file"]');
  await field.scrollIntoViewIfNeeded();
  await field.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(photo);
  await look('Choose the photograph, as your phone took it.');
  const insert = page.getByRole('dialog').getByRole('button', { name: 'Insert' });
  if (await insert.isVisible()) await insert.click();
  await expect(field.locator('img')).toBeVisible();
}
