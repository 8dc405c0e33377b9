import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { isDue } from './full/workflows/expressions.ts';

function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/**
 * Runs commands like a host, with an npm that records its arguments.
 * @param samples whether the launch check finds any
 * @returns each npm command, and for a build what it makes
 */
function runAtHost(script: string, samples: boolean, preview = ''): string[] {
  const folder = temporaryFolder('host-');
  const log = path.join(folder, 'log');
  const npm = `#!/bin/sh
case "$*" in
  ci) ;;
  *--launch*) echo check >> "$LOG"; exit ${samples ? 1 : 0} ;;
  'run build') [ "$PREVIEW" = true ] && echo preview >> "$LOG" || echo site >> "$LOG" ;;
  *) echo "$*" >> "$LOG" ;;
esac
`;
  writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
  writeFileSync(log, '');
  const env = { PATH: `${folder}:${process.env.PATH}`, LOG: log, PREVIEW: preview };
  spawnSync('bash', ['-c', script], { cwd: folder, env });
  return readFileSync(log, 'utf8').trim().split('\n');
}

interface Step {
  if?: string;
  run?: string;
  uses?: string;
}

const deployJobs = () => parse(readFileSync('.github/workflows/deploy.yml', 'utf8')).jobs;

/** The commands of the deploy job, as GitHub runs them with this value of its variable PREVIEW. */
function deployScript(preview: boolean): string {
  const { build } = deployJobs();
  expect(build.env).toEqual({ PREVIEW: `\${{ vars.PREVIEW == 'true' }}` });
  const steps: Step[] = build.steps;
  const conditions = new Set(steps.flatMap((step) => step.if ?? []));
  expect([...conditions]).toEqual(["env.PREVIEW != 'true'"]);
  // What is uploaded for publishing was made by the steps before it.
  expect(steps.at(-1)?.uses).toMatch(/^actions\/upload-pages-artifact@/);
  const due = steps.filter((step) => step.run && !(step.if && preview));
  return ['set -e', ...due.map(({ run }) => run)].join('\n');
}

/** What Netlify runs in a context; without one, for the site itself. */
function netlifyCommand(context?: string): string {
  const sections = readFileSync('netlify.toml', 'utf8').split(/^(?=\[)/m);
  const name = context ? `[context.${context}]` : '[build]';
  const section = sections.find((text) => text.startsWith(name)) ?? '';
  const command = /^ *command = '(.+)'$/m.exec(section)?.[1];
  if (!command) throw new Error(`netlify.toml has no command in ${name}`);
  return command;
}

test('the deploy job refuses samples unless the repository is marked as a preview', () => {
  expect(runAtHost(deployScript(false), true, 'false')).toEqual(['check']);
  expect(runAtHost(deployScript(false), false, 'false')).toEqual(['check', 'site']);
  expect(runAtHost(deployScript(true), true, 'true')).toEqual(['preview']);
});

test('a site that is published elsewhere is tested all the same', () => {
  const { build, deploy, code, content } = deployJobs();
  const isDueWith = (vars: object) => isDue(build.if, { vars }, { success: () => true });
  expect(isDueWith({})).toBe(true);
  // Not even samples are refused, as its host may show a preview.
  expect(isDueWith({ HOST: 'elsewhere' })).toBe(false);
  // GitHub skips a job if one that it needs was skipped.
  expect([deploy.needs, deploy.if]).toEqual([['code', 'content', 'build'], undefined]);
  expect([code.if, content.if]).toEqual([undefined, undefined]);
});

/**
 * What the deploy reports once the site is live, with an npm that prints its arguments.
 * @param live what GitHub says is live, from a shell’s `echo`
 */
function newsAfter(live: string, npmStatus = 0): string {
  const folder = temporaryFolder('news-');
  const programs = {
    gh: `echo ${live}`,
    npm: `echo "npm $* on $SITE_DAY"\ncase "$*" in *changes*) exit ${npmStatus} ;; esac`,
  };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const { news } = deployJobs();
  expect(news.needs).toBe('deploy');
  const steps: Step[] = news.steps;
  const summary = path.join(folder, 'summary.md');
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    GITHUB_SHA: 'fed987',
    GITHUB_STEP_SUMMARY: summary,
  };
  execFileSync('bash', ['-eo', 'pipefail', '-c', steps.at(-1)?.run ?? ''], { cwd: folder, env });
  return readFileSync(summary, 'utf8');
}

test('the deploy says what went live since the last one, and what comes next', () => {
  const calendar = '## What changes automatically\n\nnpm run --silent calendar -- --markdown ';
  const pushed = newsAfter('abc123');
  expect(pushed).toMatch(
    /^## What went live\n\nnpm run --silent changes -- --base abc123 .* on \d{4}-\d\d-\d\d\n/,
  );
  expect(pushed).toContain(calendar);
  const first = newsAfter('');
  expect(first).toMatch(/^## What went live\n\nAll of it/);
  const scheduled = newsAfter('fed987');
  expect(scheduled).not.toContain('changes --');
  expect(scheduled).toContain(calendar);
  const unknown = newsAfter('; exit 4', 2);
  expect(unknown).toContain('changes -- --base unknown');
  expect(unknown).toContain('could not be determined');
  expect(unknown).toContain(calendar);
});

test('Netlify refuses samples unless its settings mark a preview', () => {
  expect(runAtHost(netlifyCommand(), true)).toEqual(['check']);
  expect(runAtHost(netlifyCommand(), false)).toEqual(['check', 'site']);
  expect(runAtHost(netlifyCommand(), true, 'true')).toEqual(['preview']);
});

test.each(['deploy-preview', 'branch-deploy'])('Netlify deploys a branch: %s', (context) => {
  expect(runAtHost(netlifyCommand(context), true)).toEqual(['check', 'preview']);
  expect(runAtHost(netlifyCommand(context), false)).toEqual(['check', 'site']);
});

test('the guide for other hosts gives the command that Netlify runs', () => {
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`\n${netlifyCommand()}\n`);
});
