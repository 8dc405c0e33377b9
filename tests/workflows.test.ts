import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

/** What the job that tests code runs to find out whether there is any. */
function scriptOf(step: string): string {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
  return jobs.test.steps.find(({ id }: { id?: string }) => id === step).run;
}

/** A pull request’s merge, as GitHub checks it out, in which these files changed. */
function mergeOf(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = () => {
    git('add', '--all');
    git('commit', '--message=Change', '--allow-empty');
  };
  git('init', '--initial-branch=main');
  commit();
  git('switch', '--create=edit');
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'Words.');
  }
  commit();
  git('switch', 'main');
  git('merge', '--no-ff', '--message=Merge', 'edit');
  return folder;
}

function isCodeTested(files: readonly string[], event = 'pull_request'): boolean {
  const cwd = mergeOf(files);
  const output = path.join(cwd, 'output');
  writeFileSync(output, '');
  const env = { ...process.env, GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output };
  execFileSync('bash', ['-eo', 'pipefail', '-c', scriptOf('changed')], {
    cwd,
    env,
    stdio: 'ignore',
  });
  return readFileSync(output, 'utf8').includes('code=true');
}

test.each([
  ['an article and a picture', ['content/posts/hail.md', 'content/images/a b.jpg'], false],
  ['a component', ['components/A.tsx'], true],
  ['both', ['content/posts/hail.md', 'components/A.tsx'], true],
  ['the guide, which is made from code', ['content/README.md'], true],
  ['a folder whose name begins alike', ['contents/a.md'], true],
  ['nothing', [], false],
])('a pull request of %s: code is tested: %s', (_name, files, isTested) => {
  expect(isCodeTested(files)).toBe(isTested);
});

test('what lands on the main branch is tested, whatever it is', () => {
  expect(isCodeTested(['content/posts/hail.md'], 'push')).toBe(true);
});
