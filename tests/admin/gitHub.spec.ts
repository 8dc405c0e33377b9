import { expect } from '@playwright/test';
import { site } from '#content/site';
import { adminPage, adminSettingsFile } from '../../scripts/content/model/adminPage.ts';
import { gitHubTest as test } from './openGitHub.ts';

const folder = process.env.CONTENT ?? '';
const file = `${folder}/site.yaml`;
const form = 'company/entries/site';

test('a saved change is a draft pull request with one commit, and ready for review once sent', async ({
  github,
  ann,
}) => {
  await ann.open(form);
  await (await ann.field('company.tagline')).fill('Roofs in two states');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByRole('alertdialog')).toContainText('saved as a draft');
  const [pull] = github.pulls;
  expect(github.pulls).toHaveLength(1);
  expect(pull).toMatchObject({
    title: 'Change site in Company',
    headRefName: 'cms/company/site',
    isDraft: true,
    labels: ['sveltia-cms/draft'],
  });
  const branch = pull?.headRefName ?? '';
  expect(github.git.git(['log', '--format=%s', `main..${branch}`])).toBe('Change site in Company');
  expect(github.git.changesOf(branch)).toEqual([`1\t1\t${file}`]);
  expect(github.git.git(['show', `${branch}:${file}`])).toContain('  tagline: Roofs in two states');

  await ann.page.getByRole('button', { name: 'Send for Review' }).click();
  await expect(ann.page.getByRole('button', { name: /^Sav/ })).toHaveCount(0);
  expect(pull).toMatchObject({ isDraft: false, labels: ['sveltia-cms/pending_review'] });
  await ann.page.goto(`${process.env.SITE_URL}${adminPage}#/workflow`);
  await expect(ann.page.getByRole('group', { name: /In Review/ })).toContainText('Site');
});

test('a second change to the same entry goes into the same pull request', async ({
  github,
  ann,
}) => {
  for (const tagline of ['Roofs in two states', 'Roofs in both states']) {
    await ann.open(form);
    await (await ann.field('company.tagline')).fill(tagline);
    await ann.saveDraft();
  }
  const [{ headRefName: branch = '' } = {}] = github.pulls;
  expect(github.pulls).toHaveLength(1);
  expect(github.git.git(['rev-list', '--count', `main..${branch}`])).toBe('2');
  expect(github.git.changesOf(branch)).toEqual([`1\t1\t${file}`]);
});

test.describe('anyone who cannot work there is told why', () => {
  test('a wrong token', async ({ newEditor }) => {
    const ann = await newEditor();
    await ann.signIn('not-a-token');
    await expect(ann.page.getByRole('alert').filter({ hasText: 'token' })).toContainText('invalid');
    await expect(ann.page.getByText('GitHub did not accept the sign-in')).toBeVisible();
  });

  test('a token without rights', async ({ github, newEditor }) => {
    github.access.set('token-of-eve', { login: 'eve', may: 'nothing' });
    const eve = await newEditor();
    await eve.signIn('token-of-eve');
    await expect(eve.page.getByText('You don’t have access to')).toBeVisible();
  });

  test('a token that may only read', async ({ github, newEditor }) => {
    github.access.set('token-of-bob', { login: 'bob', may: 'read' });
    const bob = await newEditor();
    await bob.signIn('token-of-bob');
    await bob.open(form);
    await (await bob.field('company.tagline')).fill('Roofs in two states');
    await bob.page.getByRole('button', { name: 'Save' }).click();
    const dialog = bob.page.getByRole('alertdialog');
    await expect(dialog).toContainText('Your token is not allowed to change this repository');
    await dialog.getByRole('button').click();
    await expect(await bob.field('company.tagline')).toHaveValue('Roofs in two states');
    expect(github.pulls).toEqual([]);
  });

  test('a pause that GitHub asks for while a file is read', async ({ ann }) => {
    await ann.page.route('https://api.github.com/repos/**/contents/**', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'API rate limit exceeded for user ID 1.' },
      }),
    );
    await ann.open(form);
    await (await ann.field('company.tagline')).fill('Roofs in two states');
    await ann.page.getByRole('button', { name: 'Save' }).click();
    await expect(ann.page.getByRole('alertdialog')).toContainText('GitHub is asking for a pause.');
  });

  test('a repository that is not this one', async ({ github, newEditor }) => {
    const { git } = github.git;
    const commit = git(['commit-tree', git(['mktree'], ''), '-m', 'Another']);
    git(['update-ref', 'refs/heads/main', commit]);
    const ann = await newEditor();
    await ann.signIn('token-of-ann');
    await expect(ann.page.getByText(`This repository has no ${file}`)).toBeVisible();
  });
});

test('every way to sign in is explained, and only those that work here are offered', async ({
  newEditor,
}) => {
  const { page } = await newEditor();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'In a folder on this computer',
    'With a GitHub access token',
  ]);
  const link = page.getByRole('link', { name: 'GitHub’s form' });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    target_name: 'harlow-ridge',
    contents: 'write',
    pull_requests: 'write',
  });
});

test('on any other computer the forms open with a repository', async ({ newEditor }) => {
  const { page, signIn } = await newEditor({ signIn: 'https://sign-in.example' });
  await page.route(`${site.url}/**`, async (route) => {
    if (route.request().url().endsWith(adminSettingsFile)) return route.fallback();
    const url = route
      .request()
      .url()
      .replace(site.url, process.env.SITE_URL ?? '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${site.url}${adminPage}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'With your GitHub account',
    'With a GitHub access token',
  ]);
  await signIn('token-of-ann');
  await page.getByRole('treeitem', { name: /^Pages/ }).waitFor();
  // Requests still open when the test ends have nobody to answer them.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the sign-in helper’s window signs in', async ({ newEditor }) => {
  const ann = await newEditor({ signIn: 'https://sign-in.example' });
  const { page } = ann;
  await page
    .context()
    .route('https://sign-in.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: helperPage }),
    );
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  await page.getByRole('treeitem', { name: /^Pages/ }).waitFor();
});

/** What helpers answer after GitHub told them who someone is. */
const helperPage = `<script>
  addEventListener('message', ({ data, origin }) => {
    if (data !== 'authorizing:github') return;
    const result = JSON.stringify({ provider: 'github', token: 'token-of-ann' });
    opener.postMessage('authorization:github:success:' + result, origin);
  });
  opener.postMessage('authorizing:github', '*');
</script>`;
