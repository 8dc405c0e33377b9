import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentBranch } from '../../../../tests/content/contentBranch.ts';
import { today } from '../../../../tests/content/contentCopy.ts';
import { examiner } from '../checkContent.ts';
import { startOfBranch } from './branchChanges.ts';

test('a branch starts where it left the main branch', async () => {
  const { copy, run, commit } = await contentBranch();
  const start = run('rev-parse', 'main').trim();
  await copy.edit('about.yaml', /^heroo:/m, 'hero:');
  commit();
  expect(await startOfBranch(copy.root)).toBe(start);
  run('update-ref', 'refs/remotes/origin/main', 'edit');
  expect(await startOfBranch(copy.root)).toBe(run('rev-parse', 'edit').trim());
});

test('without a commit in common with origin/main, no other base is tried', async () => {
  const { copy, run } = await contentBranch();
  const other = run('commit-tree', 'main^{tree}', '-m', 'Other').trim();
  run('update-ref', 'refs/remotes/origin/main', other);
  await expect(startOfBranch(copy.root)).rejects.toThrow(
    'This branch and origin/main have no commit in common.',
  );
  await expect(startOfBranch(copy.root, 'nowhere')).rejects.toThrow('There is no nowhere');
});

test('why git refuses a repository is told in its own words', async () => {
  const { copy } = await contentBranch();
  await writeFile(path.join(copy.root, '.git/config'), '[core\n');
  await expect(startOfBranch(copy.root)).rejects.toThrow(
    /^git refuses to read .+, so its changes are unknown\. It says:\n.*bad config line 1 in file/,
  );
});

test('only what is new cannot have expired', async () => {
  const { copy, run, commit } = await contentBranch();
  const review = 'testimonials/ron-b-byron.yaml';
  const neverShown = async () => {
    const { examine } = await examiner(copy.folders, { isLaunch: false }, today);
    const found = (await examine()).filter(({ rule }) => rule === 'never-shown');
    return found.map(({ file }) => file);
  };
  await copy.edit(review, /$/, 'expireAt: 2025-04-01\n');
  expect(await neverShown()).toEqual([]);
  const other = (await copy.read(review)).replace(/^text: .*$/m, 'text: Quick and neat.');
  await copy.write('testimonials/ann-b-byron.yaml', other);
  expect(await neverShown()).toEqual(['content/testimonials/ann-b-byron.yaml']);
  commit();
  expect(await neverShown()).toEqual(['content/testimonials/ann-b-byron.yaml']);
  run('branch', '--force', 'main', 'edit');
  expect(await neverShown()).toEqual([]);
});
