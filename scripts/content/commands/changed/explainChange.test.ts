import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentBranch } from '../../../../tests/content/contentBranch.ts';
import type { ContentCopy } from '../../../../tests/content/contentCopy.ts';
import { foldersIn } from '../../source/folders.ts';
import { examiner } from '../checkContent.ts';
import { runCli } from '../runCli.ts';
import { GitProblem } from './git.ts';

async function findingsOf({ folders }: Pick<ContentCopy, 'folders'>, changed = '') {
  const { examine } = await examiner(folders, { changed, isLaunch: false });
  return (await examine()).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

test('an old mistake in a file that the branch does not touch is not reported', async () => {
  const { copy } = await contentBranch();
  expect(await copy.check()).toHaveLength(1);
  expect(await findingsOf(copy)).toEqual([]);
});

test('mistakes in committed, edited and new files are reported, even old ones', async () => {
  const { copy, commit } = await contentBranch();
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  commit();
  await copy.edit('about.yaml', /$/, '\n# edited\n');
  await copy.write('post.md', '---\n---\n');
  expect(await findingsOf(copy)).toEqual([
    expect.stringMatching(/^content\/about\.yaml:\d+ unknown-field$/),
    'content/post.md:1 unknown-file',
    'content/services/gutters.md:2 not-allowed',
  ]);
});

test('a text that is too large to read does not break links to its headings', async () => {
  const { copy, commit } = await contentBranch();
  await copy.addParagraph('services/gutters.md', '## Eaves');
  await copy.addParagraph('cities/byron.md', 'Look at [the eaves](/services/gutters#eaves).');
  commit();
  await copy.addParagraph('services/gutters.md', '> '.repeat(6000));
  expect(await findingsOf(copy)).toEqual([
    expect.stringMatching(/^content\/services\/gutters\.md:\d+ text-overload$/),
  ]);
});

test('what the branch breaks in other files is reported there', async () => {
  const { copy, commit } = await contentBranch();
  const at = (file: string) => path.join(copy.folders.content, file);
  await rename(at('services/roof-repair.md'), at('services/roof-mending.md'));
  commit();
  const findings = await findingsOf(copy);
  expect(findings).toContainEqual(
    expect.stringMatching(/^content\/home\.yaml:\d+ unknown-reference$/),
  );
  expect(findings.join()).not.toContain('about.yaml');
});

test('the branch is not responsible for a later commit on main', async () => {
  const { copy, run, commit } = await contentBranch();
  await copy.edit('contact.yaml', /$/, '\n# edited\n');
  commit();
  run('switch', '--quiet', 'main');
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  commit();
  run('switch', '--quiet', 'edit');
  expect(await findingsOf(copy)).toEqual([]);
});

test('the project may be in a subfolder of its repository, and the base another one', async () => {
  const { copy, run } = await contentBranch();
  await mkdir(path.join(copy.root, 'site'));
  await rename(copy.folders.content, path.join(copy.root, 'site', 'content'));
  run('add', '--all');
  run('commit', '--quiet', '--message=Move');
  run('branch', 'moved');
  const site = { folders: foldersIn(path.join(copy.root, 'site')) };
  expect(await findingsOf(site, 'moved')).toEqual([]);
  expect(await findingsOf(site, 'main')).toHaveLength(1);
});

test('nothing is left behind in the repository or the temporary folder', async () => {
  const { copy, run } = await contentBranch();
  const temporary = await mkdtemp(path.join(tmpdir(), 'temporary-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const trace = () => [run('status', '--porcelain', 'content'), run('worktree', 'list')];
  const before = trace();
  await findingsOf(copy);
  expect(trace()).toEqual(before);
  expect(await readdir(temporary)).toEqual([]);
});

test('a base that does not exist, or shares no history, is explained', async () => {
  const { copy, run } = await contentBranch();
  await expect(findingsOf(copy, 'nope')).rejects.toThrow(
    'There is no nope to compare with. Fetch it',
  );
  await expect(findingsOf(copy, '--output=x')).rejects.toThrow(GitProblem);
  run('checkout', '--quiet', '--orphan', 'other');
  run('commit', '--quiet', '--message=Other');
  await expect(findingsOf(copy, 'main')).rejects.toThrow(
    'This branch and main have no commit in common.',
  );
});

test('an error elsewhere stops a change that is fine; a warning does not', async () => {
  const { copy, run, commit } = await contentBranch();
  await copy.edit('contact.yaml', /^ {2}description: /m, '$&Now ');
  commit();
  const check = async (...formats: string[]) => {
    let out = '';
    const stream = { write: (text: string) => (out += text) };
    const status = await runCli(['check', '--changed', ...formats], {
      root: copy.root,
      env: {},
      stdout: stream,
      stderr: stream,
    });
    return { status, out };
  };
  const { status, out } = await check();
  expect(status).toBe(1);
  expect(out).toMatch(
    /^The change is fine, but the site can’t go live because of 1 error elsewhere:\n {2}content\/about\.yaml, line \d+: .+\n$/,
  );
  const { out: summary } = await check('--format', 'summary');
  expect(summary).toMatch(/^## Nothing is live yet: 1 error elsewhere\n/);
  expect(summary).not.toContain('It can go live');
  expect((await check('--format', 'github')).out).toMatch(
    /^::error title=The site can’t go live%3A 1 error elsewhere::content\/about\.yaml, line /,
  );
  const { errors, elsewhere } = JSON.parse((await check('--format', 'json')).out);
  expect([errors, elsewhere.length]).toEqual([0, 1]);
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  expect((await check()).out).toMatch(/\n1 error\. .+ The site also has 1 error elsewhere:\n/);
  // Main is fixed, with a warning left: the branch is fine once main is merged into it.
  run('checkout', '--quiet', '--', 'content');
  run('switch', '--quiet', 'main');
  await copy.edit('about.yaml', 'heroo:', 'hero:');
  await copy.edit('about.yaml', /^ {2}heading: (.*)$/m, '  heading: "$1"');
  commit();
  run('switch', '--quiet', 'edit');
  run('merge', '--quiet', '--no-edit', 'main');
  expect(await check()).toEqual({ status: 0, out: 'The content is fine.\n' });
});
