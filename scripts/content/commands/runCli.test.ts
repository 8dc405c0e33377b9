import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type ContentCopy, copyContent } from '../../../tests/content/contentCopy.ts';
import { runCli } from './runCli.ts';
import { isColored } from './system.ts';

/** Runs a command line in a project and captures what it writes. */
async function run({ root }: ContentCopy, line: string, env: Record<string, string> = {}) {
  const written = { out: '', err: '' };
  const status = await runCli(line.split(' '), {
    root,
    env,
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
  });
  return { status, ...written };
}

const breakService = ({ edit }: ContentCopy) =>
  edit('services/gutters.md', 'section: services', 'section: serv');

test('content without mistakes is reported as fine', async () => {
  const copy = await copyContent();
  expect(await run(copy, 'check')).toEqual({ status: 0, out: 'The content is fine.\n', err: '' });
});

test('several reports go to the output, to files and to GitHub’s summary at once', async () => {
  const copy = await copyContent();
  await breakService(copy);
  const summary = path.join(copy.root, 'summary.md');
  await writeFile(summary, 'Before.\n');
  const line =
    'check --format terminal --format github --format json=out/report.json --format sarif=out/report.sarif --format summary';
  const { status, out } = await run(copy, line, { GITHUB_STEP_SUMMARY: summary });
  expect(status).toBe(1);
  expect(out).toMatch(/^\S.+: 1 error\n\ncontent\/services\/gutters\.md:2:10 {2}error/);
  expect(out).toContain('  2 | section: serv\n    |          ^~~~\n');
  expect(out).toContain('\n::error file=content/services/gutters.md,line=2,');
  expect(await readFile(summary, 'utf8')).toMatch(/^Before\.\n## Nothing is live yet: 1 error\n/);
  const report = async (file: string) =>
    JSON.parse(await readFile(path.join(copy.root, 'out', file), 'utf8'));
  expect((await report('report.json')).errors).toBe(1);
  expect((await report('report.sarif')).runs[0].results).toHaveLength(1);
});

test('the summary links to the branch; to a fork’s only when it is known', async () => {
  const copy = await copyContent();
  await breakService(copy);
  const event = path.join(copy.root, 'event.json');
  const repo = { full_name: 'neighbor/site' };
  await writeFile(event, JSON.stringify({ pull_request: { head: { repo } } }));
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'harlow/site',
    GITHUB_HEAD_REF: 'gutters',
  };
  const known = await run(copy, 'check --format summary', { ...env, GITHUB_EVENT_PATH: event });
  expect(known.out).toContain(
    '(https://github.com/neighbor/site/edit/gutters/content/services/gutters.md)',
  );
  expect((await run(copy, 'check --format summary', env)).out).not.toContain('Edit this file');
  const pushed = { ...env, GITHUB_HEAD_REF: '', GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'a' };
  expect((await run(copy, 'check --format summary', pushed)).out).toContain(
    '(https://github.com/harlow/site/edit/a/content/services/gutters.md)',
  );
});

test('in GitHub’s log, no line of content can be a command', async () => {
  const copy = await copyContent();
  await copy.edit('services/gutters.md', 'section: services', 'section: "##[add-mask]e"');
  const { out } = await run(copy, 'check', { GITHUB_ACTIONS: 'true' });
  const token = /^::stop-commands::([\da-f-]{36})\n/.exec(out)?.[1];
  expect(out.endsWith(`\n::${token}::\n`)).toBe(true);
});

test('the target of a link out of the content folder is not shown', async () => {
  const copy = await copyContent();
  await writeFile(path.join(copy.root, 'secret.yaml'), 'password: hunter2\n');
  await symlink('../secret.yaml', path.join(copy.folders.content, 'notes.yaml'));
  const { status, out } = await run(copy, 'check --format terminal --format summary');
  expect(status).toBe(1);
  expect(out).toContain('(outside-content)');
  expect(out).not.toContain('hunter2');
});

test('--fix says what it changed, separately from the report', async () => {
  const copy = await copyContent();
  await copy.edit('services/gutters.md', 'section: services', 'section: servces');
  const { status, out, err } = await run(copy, 'check --fix --format json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toEqual({ errors: 0, warnings: 0, problems: [] });
  expect(err).toBe(
    'content/services/gutters.md:2\n  - section: servces\n  + section: services\nChanged 1 line in 1 file.\n',
  );
});

test('unknown options and files that cannot be written are explained', async () => {
  const copy = await copyContent();
  const unknown = await run(copy, 'check --colour');
  expect(unknown.status).toBe(2);
  expect(unknown.err).toMatch(/^Unknown option '--colour'\.\n\nUsage:\n/);
  expect((await run(copy, '--help')).out).toMatch(/^Usage:\n/);
  await mkdir(path.join(copy.root, 'taken'));
  const taken = await run(copy, 'check --format json=taken');
  expect(taken.status).toBe(2);
  expect(taken.err).toContain('taken');
});

test('outside a repository, --changed is refused', async () => {
  const copy = await copyContent();
  const { status, err } = await run(copy, 'check --changed');
  expect(status).toBe(2);
  expect(err).toBe(`${copy.root} is not in a git repository, so its changes are unknown.\n`);
});

test('compile reports an error', async () => {
  const copy = await copyContent();
  await breakService(copy);
  const { status, out } = await run(copy, 'compile');
  expect(status).toBe(1);
  expect(out).toContain('1 error. Nothing was changed on the site.');
});

test.each([
  [{ isTTY: true }, {}, true],
  [{ isTTY: false }, {}, false],
  [{}, {}, false],
  [{ isTTY: true }, { NO_COLOR: '1' }, false],
  [{ isTTY: true }, { NO_COLOR: '' }, true],
  [{}, { FORCE_COLOR: '1' }, true],
  [{ isTTY: true }, { FORCE_COLOR: '0' }, false],
])('colors on %j with %j: %s', (stream, env, expected) => {
  expect(isColored({ ...stream, write: () => {} }, env)).toBe(expected);
});
