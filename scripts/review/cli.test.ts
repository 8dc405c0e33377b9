import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReview, reviewFile } from './review.ts';

const program = ['--import', './scripts/typescript.js', 'scripts/review/cli.ts'];

test.each([
  ['check.json', 'The content check did not finish; its log says why.'],
  ['pages.json', 'The pages could not be built or opened; the log of that step says why.'],
])('if %s was cut off, the checks did not finish', async (cutOff, trouble) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'verdict-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fine = JSON.stringify({ errors: 0, warnings: 0, problems: [] });
  await writeFile(path.join(folder, 'check.json'), fine);
  await writeFile(path.join(folder, cutOff), fine.slice(0, 20));
  const env = { ...process.env, GITHUB_STEP_SUMMARY: '', GITHUB_BASE_REF: '' };
  const run = spawnSync(process.execPath, [...program, folder], { encoding: 'utf8', env });
  expect(run.stderr).toBe(`${path.join(folder, cutOff)} is not whole, so it counts as missing.\n`);
  expect(run.stdout).toContain('The checks did not finish.\n');
  expect(run.status).toBe(1);
  const review = await readReview(path.join(folder, reviewFile));
  expect(review).toMatchObject({ errors: 0, findings: [], trouble });
});
