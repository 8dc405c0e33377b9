import path from 'node:path';
import { expect } from '@playwright/test';
import { isKept } from './isKept.ts';
import { gitHubTest as test } from './openGitHub.ts';

const slug = 'roscoe-certified-contractor';
const file = `${process.env.CONTENT}/posts/${slug}.md`;

test('a photograph put into a text is saved with it, and another edit may follow before the merge', async ({
  github,
  ann,
}) => {
  const { page } = ann;
  await ann.open(`posts/entries/${slug}`);
  await ann.field('body');
  const body = page.locator('[data-key-path="body"]');
  await body.getByRole('button', { name: 'Edit in Markdown' }).click();
  await body.locator('[contenteditable="true"] p').last().click();
  await body.getByRole('button', { name: 'Image', exact: true }).click();
  await body.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(path.join(import.meta.dirname, 'green.heic'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unsaved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(body.locator('img').last()).toBeVisible();
  await body.getByRole('textbox', { name: 'Alt Text' }).fill('The attic hatch, open');
  // Until then, saving would come too early and it would be offered for recovery afterward.
  await isKept(ann, 'The attic hatch, open');
  await ann.saveDraft();
  const text = () => github.git.bytes(`cms/posts/${slug}:${file}`).toString();
  expect(text()).toContain('![The attic hatch, open](../images/posts/green.webp)');

  // Even by the next day the site has not been built with it.
  await page.reload();
  await page.getByRole('treeitem', { name: /^Pages/ }).waitFor();
  await ann.open(`posts/entries/${slug}`);
  const pane = page.frameLocator('iframe[title*="Preview"]');
  const shown = pane.frameLocator('iframe').locator('img[alt="The attic hatch, open"]');
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await (await ann.field('title')).fill('A contractor with two certificates');
  await ann.saveDraft();
  expect(text()).toContain('title: A contractor with two certificates');
});
