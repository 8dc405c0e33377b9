import { expect, type Page } from '@playwright/test';
import type { FakeGitHub } from './fakeGitHub.ts';
import { type Editor, gitHubTest as test } from './openGitHub.ts';

const folder = process.env.CONTENT ?? '';
const slug = 'roscoe-premium-shingles';
const linking = ['cities/rockton.md', 'posts/machesney-park-premium-shingles.md'];

/** Removes all links to the article, as if others had done so and merged it. */
function unlink({ git }: FakeGitHub) {
  const additions = linking.map((file) => {
    const path = `${folder}/${file}`;
    const text = git.bytes(`main:${path}`).toString();
    const contents = text.replaceAll(`/blog/${slug}`, '/blog');
    return { path, contents: Buffer.from(contents).toString('base64') };
  });
  git.commit('main', 'Change', { additions });
}

async function rename({ page, open }: Editor, name: string) {
  await open(`posts/entries/${slug}`);
  await choose(page, 'Edit Slug');
  const panel = page.getByRole('group', { name: 'Slug' });
  await panel.getByRole('button').click();
  await panel.getByRole('textbox', { name: 'Slug' }).fill(name);
  await panel.getByRole('button', { name: 'Done' }).click();
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an entry that is renamed offers to keep its old address', async ({ github, newEditor }) => {
  unlink(github);
  const ann = await newEditor();
  const { page } = ann;
  await ann.signIn('token-of-ann');
  await rename(ann, 'better-shingles');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Warning in “Old addresses”');
  await expect(dialog.locator('ins')).toHaveText(`/blog/${slug}`);
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  const settled = page.getByRole('dialog', { name: 'Everything is fine now' });
  await settled.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  const branch = 'cms/posts/better-shingles';
  const text = github.git.bytes(`${branch}:${folder}/posts/better-shingles.md`).toString();
  expect(text).toContain(`formerly:\n  - /blog/${slug}\n`);
  expect(github.git.has(`${branch}:${folder}/posts/${slug}.md`)).toBe(false);
});

test('pages that link to the old address are listed, with what to do', async ({ github, ann }) => {
  const { page } = ann;
  await rename(ann, 'better-shingles');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('Remove these links in their forms first');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Error in “Rockton”',
    'Error in “How to choose a premium shingle color in Machesney Park”',
    'Warning in “Old addresses”',
  ]);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  expect(github.pulls).toEqual([]);
});

/** Deletes the entry that is open. */
async function deleteOpen(page: Page) {
  await choose(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test('deleting a city names the links to it, and empties the fields that named it', async ({
  github,
  ann,
}) => {
  const { page } = ann;
  await ann.open('cities/entries/byron');
  const asked = page.waitForEvent('dialog');
  const deleted = deleteOpen(page);
  const question = await asked;
  expect(question.message()).toContain('\nCompany → Navigation\n');
  expect(question.message()).not.toContain('Company → Service areas');
  await question.accept();
  await deleted;
  await expect(page.getByText('Entry marked for deletion.')).toBeVisible();
  expect(github.git.changesOf('cms/cities/byron')).toEqual([
    expect.stringMatching(`^0\t\\d+\t${folder}/cities/byron.md$`),
    `0\t1\t${folder}/service-areas.yaml`,
  ]);
});

test('deleting what other pages link to asks first', async ({ github, ann }) => {
  const { page } = ann;
  await ann.open(`posts/entries/${slug}`);
  const asked: string[] = [];
  const answer = (action: 'accept' | 'dismiss') =>
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog[action]();
    });
  answer('dismiss');
  await deleteOpen(page);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toContain('\nCities → Rockton\n');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(github.pulls).toEqual([]);
  answer('accept');
  await deleteOpen(page);
  await expect(page.getByText('Entry marked for deletion.')).toBeVisible();
  expect(github.git.changesOf(`cms/posts/${slug}`)).toEqual([
    expect.stringMatching(`^0\t\\d+\t${folder}/posts/${slug}.md$`),
  ]);
});
