import { expect } from '@playwright/test';
import { adminPage } from '../../scripts/content/model/adminPage.ts';
import type { FakeGitHub } from './fakeGitHub.ts';
import { type Editor, gitHubTest as test } from './openGitHub.ts';
import { writePage } from './writePage.ts';

const article = 'posts/entries/roscoe-certified-contractor';

const save = ({ page }: Editor) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves a draft of a new page, which no menu leads to yet. */
async function draftPage(ann: Editor) {
  await writePage(ann, 'How to reach us');
  await save(ann);
  await ann.page.getByRole('button', { name: 'Save anyway' }).click();
  await ann.page.getByRole('button', { name: 'Later' }).click();
  await ann.page.getByRole('button', { name: /^Sav(?:e|ing)/ }).waitFor({ state: 'detached' });
}

/** Changes the heading of that page, which leaves its address as it is. */
function retitle({ git, pulls }: FakeGitHub, heading: string) {
  const { headRefName = '' } = pulls[0] ?? {};
  const file = `${process.env.CONTENT}/pages/how-to-reach-us.md`;
  const text = git.bytes(`${headRefName}:${file}`).toString();
  const contents = Buffer.from(text.replace('heading: How to reach us', `heading: ${heading}`));
  git.commit(headRefName, 'Change', {
    additions: [{ path: file, contents: contents.toString('base64') }],
  });
}

/** Adds a link to an article, by default to that page. */
async function link(editor: Editor, to = '/how-to-reach-us') {
  await editor.open(article);
  const body = await editor.field('body');
  await body.fill(`${await body.inputValue()}\n\nHere is [how](${to}).`);
}

/** Chooses something from the menu of the form that is open, and says yes to all questions. */
async function menu({ page }: Editor, item: string, yes: string) {
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
}

test('a link to a page that only a draft has may be saved after a warning', async ({
  github,
  newEditor,
}) => {
  github.access.set('token-of-bob', { login: 'bob', may: 'write' });
  const ann = await newEditor();
  await ann.signIn('token-of-ann');
  await draftPage(ann);
  retitle(github, 'Find us');
  const bob = await newEditor();
  await bob.signIn('token-of-bob');
  await link(bob);
  await save(bob);
  const dialog = bob.page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog.getByRole('listitem')).toContainText(
    'Warning in “Text”“More pages → Find us” is not on the site yet.',
  );
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(bob.page.getByRole('button', { name: 'Later' })).toBeVisible();
  expect(github.pulls).toHaveLength(2);
});

test('a link to a page whose deletion waits for review may be saved after a warning', async ({
  github,
  newEditor,
}) => {
  const warning = '“Cities → Byron” is about to be deleted: this waits for review.';
  const ann = await newEditor();
  await ann.signIn('token-of-ann');
  await ann.open('cities/entries/byron');
  await menu(ann, 'Delete', 'Delete');
  await expect(ann.page.getByText('Entry marked for deletion.')).toBeVisible();
  await link(ann, '/service-areas/byron');
  await save(ann);
  const dialog = ann.page.getByRole('dialog', { name: 'Worth a look' });
  await expect(dialog.getByRole('listitem')).toContainText(`Warning in “Text”${warning}`);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();

  // Someone who opens the page later learns of it as well.
  github.access.set('token-of-bob', { login: 'bob', may: 'write' });
  const bob = await newEditor();
  await bob.signIn('token-of-bob');
  await link(bob, '/service-areas/byron');
  await save(bob);
  await expect(bob.page.getByRole('dialog', { name: 'Worth a look' })).toContainText(warning);
  await bob.page.getByRole('button', { name: 'Back to the form' }).click();
  await bob.page.goto(`${process.env.SITE_URL}${adminPage}#/collections/cities/entries/byron`);
  await menu(bob, 'Cancel Deletion', 'Cancel Deletion');
  await bob.page.locator('[data-mode="edit"]').waitFor({ state: 'detached' });
  expect(github.pulls).toMatchObject([{ state: 'closed' }]);
  await link(bob, '/service-areas/byron');
  await bob.saveDraft();
});

test('a draft that was discarded is no page to link to', async ({ github, newEditor }) => {
  const ann = await newEditor();
  const { page } = ann;
  await ann.signIn('token-of-ann');
  await draftPage(ann);
  await ann.open('pages/entries/how-to-reach-us');
  await menu(ann, 'Delete', 'Delete');
  await page.locator('[data-mode="edit"]').waitFor({ state: 'detached' });
  expect(github.pulls).toMatchObject([{ state: 'closed' }]);
  await link(ann);
  await save(ann);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(dialog).toContainText('No page has the address /how-to-reach-us.');
});

test('a page may link to one of several whose titles were changed since the site was built', async ({
  github,
  newEditor,
}) => {
  const retitled = ['roscoe-premium-shingles', 'machesney-park-premium-shingles'].map((name) => {
    const file = `${process.env.CONTENT}/posts/${name}.md`;
    const text = github.git.bytes(`main:${file}`).toString();
    const contents = Buffer.from(text.replace(/^title: (.*)$/m, 'title: $1, now'));
    return { path: file, contents: contents.toString('base64') };
  });
  github.git.commit('main', 'Change', { additions: retitled });
  const ann = await newEditor();
  await ann.signIn('token-of-ann');
  await ann.open('cities/entries/rockton');
  const heading = await ann.field('heading');
  await heading.fill('Roofing in Rockton, done once');
  await save(ann);
  await ann.page.getByRole('button', { name: 'Later' }).click();
  await expect(ann.page.getByRole('dialog', { name: 'Not saved yet' })).toHaveCount(0);
  expect(github.git.git(['branch', '--list', 'cms/*'])).toContain('rockton');
});
