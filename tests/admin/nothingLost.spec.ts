import { expect } from '@playwright/test';
import { testimonials } from '#content/testimonials';
import { adminKnownFile } from '../../scripts/content/model/adminPage.ts';
import { axeViolations } from '../../scripts/pageCheck/inspectPage.ts';
import type { FakeGitHub } from './fakeGitHub.ts';
import { isKept } from './isKept.ts';
import { type Editor, gitHubTest as test } from './openGitHub.ts';

const folder = process.env.CONTENT ?? '';
const file = `${folder}/site.yaml`;
const form = 'company/entries/site';
const review = `testimonials/entries/${testimonials[0]?.slug}`;
const branch = 'cms/company/site';

/** Like someone who clicks into a field and types. */
async function fill(editor: Editor, path: string, words: string) {
  const field = await editor.field(path);
  await field.click();
  await field.fill(words);
}

/** Someone else’s commit on the main branch. */
function change({ git }: FakeGitHub, from: RegExp, to: string) {
  const text = git.bytes(`main:${file}`).toString();
  expect(text).toMatch(from);
  const contents = Buffer.from(text.replace(from, to)).toString('base64');
  git.commit('main', 'Change', { additions: [{ path: file, contents }] });
}

const saved = ({ git }: FakeGitHub) => git.bytes(`${branch}:${file}`).toString();

test('what was merged after the page was loaded stays', async ({ github, ann }) => {
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  change(github, /callLabel: Call Now/, 'callLabel: Ring us');
  await ann.saveDraft();
  expect(github.git.changesOf(branch)).toEqual([`1\t1\t${file}`]);
  expect(saved(github)).toContain('tagline: Roofs in two states');
  expect(saved(github)).toContain('callLabel: Ring us');
});

test('two people editing the same entry keep each other’s words', async ({ github, newEditor }) => {
  github.access.set('token-of-bob', { login: 'bob', may: 'write' });
  const [ann, bob] = [await newEditor(), await newEditor()];
  await ann.signIn('token-of-ann');
  await bob.signIn('token-of-bob');
  await ann.open(form);
  await bob.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  await ann.saveDraft();
  await fill(bob, 'phone.callLabel', 'Ring us');
  await bob.saveDraft();
  expect(github.pulls).toHaveLength(1);
  expect(saved(github)).toContain('tagline: Roofs in two states');
  expect(saved(github)).toContain('callLabel: Ring us');

  // Ann’s page does not know Bob’s words yet.
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in both states');
  await ann.saveDraft();
  expect(saved(github)).toContain('tagline: Roofs in both states');
  expect(saved(github)).toContain('callLabel: Ring us');
});

test('someone who changed the same field as someone else is asked', async ({ github, ann }) => {
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  change(github, /tagline: .*/, 'tagline: Roofs everywhere');
  const asked: string[] = [];
  ann.page.once('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByRole('alertdialog')).toContainText(
    'Nothing is wrong: you chose “Cancel”, so nothing was saved.',
  );
  expect(asked[0]).toContain('Company → Tagline: “Roofs everywhere”');
  expect(github.pulls).toEqual([]);
  await ann.page.getByRole('alertdialog').getByRole('button').click();
  await expect(await ann.field('company.tagline')).toHaveValue('Roofs in two states');

  ann.page.once('dialog', (dialog) => dialog.accept());
  await ann.saveDraft();
  expect(saved(github)).toContain('tagline: Roofs in two states');
});

test('words survive a lost connection and a reload', async ({ github, ann }) => {
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  github.isCutOff = () => true;
  await ann.page.getByRole('button', { name: 'Save' }).click();
  const dialog = ann.page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'GitHub cannot be reached. What was saved before stays saved.',
  );
  await isKept(ann, 'Roofs in two states');
  await ann.page.reload();
  await expect(ann.page.getByText('GitHub cannot be reached.')).toBeVisible();
  github.isCutOff = () => false;
  await ann.page.reload();
  await ann.page.getByRole('button', { name: 'Restore' }).click();
  await ann.saveDraft();
  expect(saved(github)).toContain('tagline: Roofs in two states');
});

test('a change that cannot be checked is not saved, and the reason is given', async ({
  github,
  ann,
}) => {
  const { page } = ann;
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  await page.route(`**${adminKnownFile}`, (route) => route.abort('internetdisconnected'));
  const asked = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Save' }).click();
  const dialog = await asked;
  expect(dialog.message()).toContain('The site cannot be reached.');
  await dialog.accept();
  await pressed;
  await page.unroute(`**${adminKnownFile}`);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(github.pulls).toEqual([]);
  await ann.saveDraft();
  expect(saved(github)).toContain('tagline: Roofs in two states');
});

test('what the CMS only calls a failure is explained until the next try succeeds', async ({
  github,
  ann,
}) => {
  const { page } = ann;
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  github.isCutOff = () => true;
  await question.getByRole('button', { name: 'Send for Review' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'GitHub cannot be reached.' });
  await expect(notice).toContainText('What was saved before stays saved.');
  await question.getByRole('button', { name: 'OK' }).click();
  expect(await axeViolations(page, '.trouble')).toEqual([]);
  github.isCutOff = () => false;
  await ann.saveDraft();
  await expect(notice).toHaveCount(0);

  await ann.open(review);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  github.access.delete('token-of-ann');
  await question.getByRole('button', { name: 'Delete' }).click();
  const refused = page.getByRole('status').filter({ hasText: 'no longer accepts this sign-in' });
  await refused.getByRole('button', { name: 'OK' }).click();
  await expect(refused).toHaveCount(0);
});

test('a connection lost between commit and pull request does no harm', async ({ github, ann }) => {
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  github.isCutOff = (request) => request.url().endsWith('/pulls');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await ann.page.getByRole('alertdialog').getByRole('button').click();
  github.isCutOff = () => false;
  await ann.saveDraft();
  expect(github.pulls).toHaveLength(1);
  expect(github.git.changesOf(branch)).toEqual([`1\t1\t${file}`]);
});

test('an expiring token loses no words', async ({ github, ann }) => {
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  await isKept(ann, 'Roofs in two states');
  github.access.delete('token-of-ann');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByRole('alertdialog')).toContainText('no longer accepts this sign-in');

  github.access.set('new-token', { login: 'ann', may: 'write' });
  await ann.page.reload();
  await expect(ann.page.getByText('GitHub did not accept the sign-in')).toBeVisible();
  await ann.signIn('new-token');
  await ann.page.getByRole('button', { name: 'Restore' }).click();
  await expect(await ann.field('company.tagline')).toHaveValue('Roofs in two states');
});

test('the browser asks before it closes unsaved words, and offers them again', async ({ ann }) => {
  await ann.open(form);
  await fill(ann, 'company.tagline', 'Roofs in two states');
  await isKept(ann, 'Roofs in two states');
  const question = ann.page.waitForEvent('dialog');
  const reloaded = ann.page.reload();
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await reloaded;
  const dialog = ann.page.getByRole('alertdialog');
  await expect(dialog).toContainText('This entry has a backup');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(await ann.field('company.tagline')).toHaveValue('Roofs in two states');
});
