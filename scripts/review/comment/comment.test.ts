import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { bot, commit, FakeGithub, repository, serveGithub } from '../../../tests/fakeGithub.ts';
import { type Review, readReview, reviewFile } from '../review.ts';

async function temporary(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comment-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The steps of the workflow that are commands, except the one that installs packages. */
async function stepsOf(workflow: string): Promise<string[]> {
  const { jobs } = parse(await readFile(workflow, 'utf8'));
  const steps: { run?: string }[] = jobs.comment.steps;
  return steps.flatMap(({ run }) => (run && !run.startsWith('npm ci') ? [run] : []));
}

interface Run {
  github: FakeGithub;
  /** What the branch’s run wrote; nothing if it wrote nothing. */
  written?: string | undefined;
  preview?: string;
}

/** Runs the workflow’s commands as GitHub does once “Content” has ended. */
async function runWorkflow({ github, written, preview = '' }: Run) {
  const [address, temp] = [await serveGithub(github), await temporary()];
  const event = {
    repository: { full_name: repository },
    workflow_run: {
      id: 55,
      event: 'pull_request',
      head_sha: commit,
      head_branch: 'storm/notice',
      html_url: 'https://github.com/harlow-ridge/website/actions/runs/55',
      head_repository: { owner: { login: github.headOwner } },
      // As GitHub sends it for forks.
      pull_requests: [],
    },
  };
  const eventFile = path.join(temp, 'event.json');
  await writeFile(eventFile, JSON.stringify(event));
  if (written !== undefined) await writeFile(path.join(temp, reviewFile), written);
  const steps = (await stepsOf('.github/workflows/comment.yml')).map((step) =>
    step.replace('$RUNNER_TEMP/review', '$RUNNER_TEMP'),
  );
  expect(steps).toHaveLength(1);
  return run(steps.join('\n'), {
    ...process.env,
    RUNNER_TEMP: temp,
    GITHUB_API_URL: address,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_TOKEN: 'secret',
    PREVIEW_ADDRESS: preview,
  });
}

function run(script: string, env: NodeJS.ProcessEnv) {
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, output }));
  });
}

const ready: Review = {
  errors: 0,
  warnings: 0,
  findings: [],
  changes: {
    sentence: '1 page changes.',
    sections: [
      {
        heading: 'Changed pages',
        entries: [
          {
            title: 'Roof repair',
            path: '/services/roof-repair',
            lines: [{ label: 'Text', parts: [{ text: 'Call ' }, { text: 'now', mark: 'new' }] }],
          },
        ],
      },
    ],
  },
};

const finding: Review['findings'][number] = {
  file: 'content/home.yaml',
  line: 3,
  severity: 'error',
  message: 'The title is too long.',
  help: 'Write a shorter one.',
  paste: { label: 'Write', text: '  title: Roofs' },
  lines: { first: 3, last: 3, text: '  title: Roofs' },
};

const broken: Review = { errors: 1, warnings: 0, findings: [finding] };

const write = (github: FakeGithub, review: Review) =>
  runWorkflow({ github, written: JSON.stringify(review) });

test('what only could be better is not called something to fix', async () => {
  const github = new FakeGithub();
  const advised = { ...finding, severity: 'warning' as const };
  await write(github, { ...ready, warnings: 1, findings: [advised] });
  expect(github.comments[0]?.body).toContain('### Could be better\n');
  await write(github, { ...broken, warnings: 1, findings: [finding, advised] });
  expect(github.comments[0]?.body).toContain('### To fix\n');
});

test('the comment is written once, kept up to date, and says when all is fixed', async () => {
  const github = new FakeGithub();
  github.comments.push({ id: 1, user: { login: 'owner' }, body: 'Looks good.' });
  github.touched.add('content/home.yaml:3');
  expect(await write(github, broken)).toMatchObject({ status: 0 });
  expect(github.comments).toHaveLength(2);
  expect(github.comments[1]?.body).toContain('## 1 thing to fix before this can go live');
  expect(github.comments[1]?.body).toContain(
    'The title is too long. Write a shorter one.\n  \n  Write:\n  \n  ```yaml\n    title: Roofs\n  ```',
  );
  expect(github.lineComments).toMatchObject([{ path: 'content/home.yaml', line: 3 }]);
  expect(github.lineComments[0]?.body).toContain('```suggestion\n  title: Roofs\n```');

  await write(github, broken);
  expect(github.comments).toHaveLength(2);
  expect(github.lineComments).toHaveLength(1);

  await write(github, ready);
  expect(github.comments).toHaveLength(2);
  expect(github.comments[1]?.body).toContain('## Fixed. Ready: 1 page changes, no problems found');
  expect(github.comments[1]?.body).toContain('Call <ins>now</ins>');
  expect(github.lineComments).toEqual([]);
  expect(github.asked.filter((asked) => asked === 'POST /issues/7/comments')).toHaveLength(1);

  await write(github, ready);
  expect(github.comments[1]?.body).toContain('## Ready: 1 page changes, no problems found');
});

test('it has a link to the pictures, and to the preview where there is one', async () => {
  const github = new FakeGithub();
  github.headOwner = 'harlow-ridge';
  const preview = 'https://deploy-preview-{number}--{branch}.example.app';
  await runWorkflow({ github, written: JSON.stringify(ready), preview });
  const [comment] = github.comments;
  expect(comment?.body).toContain(
    '(https://github.com/harlow-ridge/website/actions/runs/55/artifacts/9)',
  );
  expect(comment?.body).toContain('(https://deploy-preview-7--storm-notice.example.app/)');
});

test.each([
  ['{number}', '(https://7.example.app/)'],
  // A branch of the same name in the repository itself is another one.
  ['{branch}', undefined],
])('a fork’s preview has the address of its %s only if it is its own', async (part, link) => {
  const github = new FakeGithub();
  const preview = `https://${part}.example.app`;
  await runWorkflow({ github, written: JSON.stringify(ready), preview });
  expect(/\(https:\/\/\S+\.example\.app\/\)/.exec(github.comments[0]?.body ?? '')?.[0]).toBe(link);
});

test('a second comment, by a run that ended at the same time, is removed', async () => {
  const github = new FakeGithub();
  await write(github, ready);
  const [first] = github.comments;
  github.comments.push({ id: 999, user: bot, body: first?.body ?? '' });
  await write(github, ready);
  expect(github.comments.map(({ id }) => id)).toEqual([first?.id]);
});

test('our comment is found after a hundred others', async () => {
  const github = new FakeGithub();
  const others = (from: number) =>
    Array.from({ length: 120 }, (_, index) => ({
      id: from + index,
      user: { login: 'owner' },
      body: 'Hm.',
    }));
  github.comments = others(1000);
  await write(github, ready);
  github.comments.push(...others(2000));
  await write(github, broken);
  expect(github.comments.filter(({ user }) => user.login === bot.login)).toHaveLength(1);
});

test('a comment by someone else that looks like ours is left alone', async () => {
  const github = new FakeGithub();
  await write(github, ready);
  const body = github.comments[0]?.body ?? '';
  github.comments = [{ id: 5, user: { login: 'fox' }, body }];
  await write(github, broken);
  expect(github.comments).toHaveLength(2);
  expect(github.comments[0]?.body).toBe(body);
});

test('a run of an older commit says nothing', async () => {
  const github = new FakeGithub();
  github.head = commit.replaceAll('0', '9');
  const { status, output } = await write(github, ready);
  expect([status, github.asked]).toEqual([0, []]);
  expect(output).toContain('No open pull request');
});

test('a line that the pull request does not touch gets no suggestion, only the comment', async () => {
  const github = new FakeGithub();
  expect(await write(github, broken)).toMatchObject({ status: 0 });
  expect([github.comments.length, github.lineComments.length]).toEqual([1, 0]);
});

test('if GitHub refuses, the run fails with a sentence', async () => {
  const github = new FakeGithub();
  github.answer = () => [403, {}];
  const { status, output } = await write(github, ready);
  expect(status).toBe(1);
  expect(output).toContain('GitHub answered 403 to GET /pulls');
});

const evil = '@owner [x](https://evil.example) <img src=x> ![](//evil.example/a.png) `';

test.each<[string, string | undefined]>([
  ['missing', undefined],
  ['not JSON', '<html>'],
  ['other JSON', '[1]'],
  ['a review with an unknown field', JSON.stringify({ ...ready, number: 1 })],
  ['a review with too long a text', JSON.stringify({ ...ready, trouble: 'a'.repeat(5000) })],
  ['a review with 101 findings', JSON.stringify({ ...broken, findings: Array(101).fill(finding) })],
  ['too large a file', `${' '.repeat(17_000_000)}${JSON.stringify(ready)}`],
])('an artifact that is %s is reported and not shown', async (_what, written) => {
  const github = new FakeGithub();
  expect(await runWorkflow({ github, written })).toMatchObject({ status: 0 });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('The checks did not finish');
  expect(github.comments[0]?.body).not.toContain('Ready');
});

test('an artifact that links to a file of the machine is not read', async () => {
  const folder = await temporary();
  await writeFile(path.join(folder, 'real.json'), JSON.stringify(ready));
  await symlink(path.join(folder, 'real.json'), path.join(folder, reviewFile));
  expect(await readReview(path.join(folder, 'real.json'))).toBeDefined();
  expect(await readReview(path.join(folder, reviewFile))).toBeUndefined();
});

test('hostile text stays text', async () => {
  const github = new FakeGithub();
  const review: Review = {
    errors: 1,
    warnings: 0,
    findings: [{ ...finding, file: evil, message: evil, help: `${evil}\n\n# Heading` }],
    trouble: evil,
    changes: {
      sentence: `${evil}\n<!-- review of content -->`,
      sections: [{ heading: evil, entries: [{ title: evil, path: evil, lines: [] }] }],
    },
  };
  await write(github, review);
  const [comment] = github.comments;
  expect(comment?.body).not.toMatch(/(?<!\\)@owner|<img|(?<!\\)!\\?\[\]|(?<!\\)\[x|^# Heading/m);
  expect(comment?.body.split('<!-- review of content -->')).toHaveLength(2);
});

test.each([
  ['a file outside of content', { file: 'scripts/build/cli.ts' }],
  ['a path that leads out of content', { file: 'content/../package.yaml' }],
  ['an invisible character', { lines: { first: 3, last: 3, text: 'title: \u202eRoofs' } }],
  ['lines that end before they begin', { lines: { first: 3, last: 2, text: 'title: Roofs' } }],
  ['a finding without lines', { lines: undefined }],
])('no suggestion is made for %s', async (_what, change) => {
  const github = new FakeGithub();
  const [found] = [{ ...finding, ...change }];
  github.touched.add(`${found.file}:3`);
  await write(github, { ...broken, findings: [found] });
  expect(github.lineComments).toEqual([]);
});

test('several lines make one suggestion, and so do several findings on one line', async () => {
  const github = new FakeGithub();
  for (const line of [3, 4, 5]) github.touched.add(`content/home.yaml:${line}`);
  const list = { first: 4, last: 5, text: 'items:\n  - Roofs' };
  const findings = [finding, { ...finding, message: 'And empty.' }, { ...finding, lines: list }];
  await write(github, { ...broken, findings });
  await write(github, { ...broken, findings });
  const [one, several] = github.lineComments;
  expect(github.lineComments).toHaveLength(2);
  expect(one).toMatchObject({ line: 3 });
  expect(one?.body).toContain('The title is too long. And empty.');
  expect(several).toMatchObject({ start_line: 4, line: 5 });
  expect(several?.body).toContain('```suggestion\nitems:\n  - Roofs\n```');
});

test('a comment that would be too long counts what it leaves out', async () => {
  const github = new FakeGithub();
  const paste = { label: 'Write', text: 'word '.repeat(390) };
  await write(github, { ...ready, errors: 120, findings: Array(100).fill({ ...finding, paste }) });
  const [comment] = github.comments;
  const told = comment?.body.split('The title is too long.').length ?? 0;
  expect(comment?.body).toContain(`- … and ${120 - (told - 1)} more.\n\n### What changes`);
  expect(comment?.body.length).toBeLessThan(65_536);
});

test('a suggestion cannot end its own block', async () => {
  const github = new FakeGithub();
  github.touched.add('content/home.yaml:3');
  const lines = { first: 3, last: 3, text: 'a: ```b' };
  await write(github, { ...broken, findings: [{ ...finding, lines }] });
  expect(github.lineComments[0]?.body).toContain('````suggestion\na: ```b\n````');
});
