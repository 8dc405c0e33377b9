import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from '@actions/glob';
import { parse } from 'yaml';
import { type Contexts, interpolate, isDue, type RunnerFunctions } from './expressions.ts';

interface Step {
  id?: string;
  name?: string;
  if?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
  'continue-on-error'?: boolean;
}

interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  steps?: Step[];
  env?: Record<string, unknown>;
  strategy?: { matrix: { include: Record<string, unknown>[] } };
}

/** A run of workflows for one event, as GitHub would run them. */
export interface WorkflowRun {
  /** The repository; each job begins with a fresh clone. */
  repository: string;
  /** The branch that is checked out. */
  branch: string;
  github: { event_name: string; event: object; [name: string]: unknown };
  vars: Readonly<Record<string, string>>;
  /** Environment variables of all steps, in addition to the workflow’s. */
  env?: Readonly<Record<string, string>>;
  /** The beginnings of commands that are skipped and count as passed. */
  skipped: readonly string[];
  /** Whether a cache with this key exists. */
  isCached: (key: string) => boolean;
  /** Where each artifact of the jobs is, by its name. */
  artifacts: Map<string, string>;
  /** What each step did, in order. */
  log: StepResult[];
  /** What the steps wrote to the summary of the run. */
  summary: string;
}

interface StepResult {
  job: string;
  step: string;
  outcome: 'success' | 'failure' | 'skipped';
  output: string;
}

/**
 * Runs the jobs of a workflow one after another, each in a fresh clone: commands with the shell
 * that GitHub uses, actions by what this project needs of them.
 * @param file below `.github/workflows`
 * @returns whether everything passed; the run’s log says what was done
 */
export async function runWorkflow(file: string, run: WorkflowRun): Promise<boolean> {
  const text = execFileSync('git', ['show', `${run.branch}:.github/workflows/${file}`], {
    cwd: run.repository,
    encoding: 'utf8',
  });
  const { jobs, env } = parse(text) as { jobs: Record<string, Job>; env?: Job['env'] };
  const results = new Map<string, boolean>();
  for (const [name, job] of inOrder(jobs)) {
    const hasWhatItNeeds = [job.needs ?? []].flat().every((need) => results.get(need));
    if (
      !hasWhatItNeeds ||
      !isDue(job.if, { github: run.github, vars: run.vars }, { success: () => true })
    )
      continue;
    let passed = true;
    for (const matrix of job.strategy?.matrix.include ?? [{}]) {
      const hasPassed = job.uses
        ? await runWorkflow(path.basename(job.uses), run)
        : await runJob(`${file} ${name}`, job, { matrix, env, run });
      passed &&= hasPassed;
    }
    results.set(name, passed);
  }
  return [...results.values()].every(Boolean);
}

/** Sorts jobs so that each follows those that it needs. */
function inOrder(jobs: Record<string, Job>): [string, Job][] {
  const ordered = new Map<string, Job>();
  const add = (name: string) => {
    const job = jobs[name];
    if (!job || ordered.has(name)) return;
    for (const need of [job.needs ?? []].flat()) add(need);
    ordered.set(name, job);
  };
  for (const name of Object.keys(jobs)) add(name);
  return [...ordered];
}

interface JobPlace {
  matrix: Record<string, unknown>;
  env: Record<string, unknown> | undefined;
  run: WorkflowRun;
}

async function runJob(name: string, job: Job, { matrix, env, run }: JobPlace): Promise<boolean> {
  const temp = await mkdtemp(path.join(tmpdir(), 'runner-'));
  const workspace = path.join(temp, 'workspace');
  execFileSync('git', ['clone', '--quiet', '--branch', run.branch, run.repository, workspace]);
  const hashes = await hashesOf(job, workspace);
  const steps: Record<string, { outcome: string; outputs: Record<string, string> }> = {};
  let failed = false;
  const github = { ...run.github, workspace, token: 'secret' };
  const contexts: Contexts = {
    ...{ github, matrix, steps, vars: run.vars, env: {} },
    runner: { os: 'Linux', temp },
  };
  const functions: RunnerFunctions = {
    success: () => !failed,
    failure: () => failed,
    always: () => true,
    cancelled: () => false,
    hashFiles: (...patterns) => hashes.get(patterns.join('\n')) ?? '',
  };
  const fill = (text: unknown, env: object) => interpolate(text, { ...contexts, env }, functions);
  const filled = (some: Record<string, unknown> | undefined, env: object) =>
    Object.fromEntries(Object.entries(some ?? {}).map(([key, text]) => [key, fill(text, env)]));
  const jobEnv = { ...filled(env, {}), ...filled(job.env, {}) };
  for (const [index, step] of (job.steps ?? []).entries()) {
    const stepEnv = { ...jobEnv, ...filled(step.env, jobEnv) };
    const title = fill(step.name ?? step.run ?? step.uses ?? '', stepEnv);
    if (!isDue(step.if, { ...contexts, env: stepEnv }, functions)) {
      run.log.push({ job: name, step: title, outcome: 'skipped', output: '' });
      continue;
    }
    const files = {
      output: path.join(temp, `output-${index}`),
      summary: path.join(temp, 'summary.md'),
    };
    await writeFile(files.output, '');
    const options = filled(step.with, stepEnv);
    const { passed, output, outputs } = step.uses
      ? await runAction(step.uses, { options, workspace, run })
      : await runCommand(fill(step.run, stepEnv), run.skipped, workspace, {
          ...gitHubEnv(run, temp, workspace),
          ...stepEnv,
          GITHUB_OUTPUT: files.output,
          GITHUB_STEP_SUMMARY: files.summary,
        });
    const written = (await readFile(files.output, 'utf8')).matchAll(/^([\w-]+)=(.*)$/gm);
    const outcome = passed ? 'success' : 'failure';
    const all = {
      ...outputs,
      ...Object.fromEntries([...written].map(([, key, value]) => [key, value])),
    };
    if (step.id) steps[step.id] = { outcome, outputs: all };
    run.log.push({ job: name, step: title, outcome, output });
    if (!passed && !step['continue-on-error']) failed = true;
  }
  const summary = path.join(temp, 'summary.md');
  if (existsSync(summary)) run.summary += await readFile(summary, 'utf8');
  return !failed;
}

/**
 * The hashes of files that a job’s steps refer to, by their patterns. They are computed in advance,
 * as GitHub’s library is asynchronous and expressions are not.
 */
async function hashesOf(job: Job, workspace: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const [, list = ''] of JSON.stringify(job).matchAll(/hashFiles\(([^)]*)\)/g)) {
    const patterns = [...list.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern);
    const absolute = patterns.map((pattern) => pattern.replace(/^!?/, `$&${workspace}/`));
    const files = await (await create(absolute.join('\n'))).glob();
    const hash = createHash('sha256');
    for (const file of files.sort()) {
      if (statSync(file).isFile())
        hash.update(file.replace(workspace, '')).update(readFileSync(file));
    }
    hashes.set(patterns.join('\n'), hash.digest('hex'));
  }
  return hashes;
}

const gitHubEnv = ({ github, env = {} }: WorkflowRun, temp: string, workspace: string) => ({
  ...process.env,
  CI: 'true',
  // What tests set for themselves does not exist on a new machine.
  CONTENT: '',
  NODE_ENV: '',
  VITEST: '',
  RUNNER_TEMP: temp,
  GITHUB_WORKSPACE: workspace,
  GITHUB_EVENT_NAME: github.event_name,
  GITHUB_BASE_REF: String(github.base_ref ?? ''),
  GITHUB_SHA: String(github.sha ?? ''),
  ...env,
});

interface Done {
  passed: boolean;
  output: string;
  outputs: Record<string, string>;
}

async function runCommand(
  script: string,
  skipped: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Done> {
  if (skipped.some((start) => script.startsWith(start))) {
    return { passed: true, output: 'not run', outputs: {} };
  }
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { passed: status === 0, output, outputs: {} };
}

interface ActionUse {
  options: Record<string, string>;
  workspace: string;
  run: WorkflowRun;
}

/** What each action does here; one missing from this list is a mistake in the workflow or here. */
const actions: Record<string, (use: ActionUse) => Promise<Record<string, string>>> = {
  // Each job begins with a clone, on a machine with Node and without a cache.
  'actions/checkout': async () => ({}),
  'actions/setup-node': async () => ({}),
  'actions/cache': async () => ({}),
  'actions/cache/restore': async ({ options: { key = '' }, run }) => ({
    'cache-hit': run.isCached(key) ? 'true' : '',
    'cache-primary-key': key,
  }),
  'actions/cache/save': async ({ options, workspace }) => {
    found(workspace, options.path);
    return {};
  },
  'actions/upload-artifact': async ({ options, workspace, run }) => {
    const file = path.resolve(workspace, options.path ?? '');
    if (!existsSync(file) && options['if-no-files-found'] === 'ignore') return {};
    const name = options.archive === 'false' ? path.basename(file) : options.name;
    await store(run, String(name), found(workspace, options.path));
    return { 'artifact-url': `https://github.example/artifacts/${name}` };
  },
  'actions/download-artifact': async ({ options, run }) => {
    const stored = run.artifacts.get(String(options.name));
    if (!stored) throw new Error(`There is no artifact “${options.name}”.`);
    await cp(stored, path.join(String(options.path), path.basename(stored)), { recursive: true });
    return {};
  },
  'actions/upload-pages-artifact': async ({ options, workspace, run }) => {
    const folder = found(workspace, options.path);
    // Its archive omits hidden files unless told otherwise.
    const kept = options['include-hidden-files'] === 'true' ? /^$/ : /^\./;
    await store(run, 'github-pages', folder, (file) => !kept.test(path.basename(file)));
    return {};
  },
  'actions/deploy-pages': async ({ run }) => {
    if (!run.artifacts.has('github-pages')) throw new Error('There is nothing to publish.');
    return { page_url: 'https://www.harlowridge.example' };
  },
};

async function runAction(uses: string, use: ActionUse): Promise<Done> {
  const action = actions[uses.replace(/@.*/, '')];
  if (!action) throw new Error(`The action ${uses} is not known to this test.`);
  try {
    return { passed: true, output: '', outputs: await action(use) };
  } catch (error) {
    return { passed: false, output: String(error), outputs: {} };
  }
}

function found(workspace: string, file: string | undefined): string {
  const absolute = path.resolve(workspace, file ?? '');
  if (!existsSync(absolute)) throw new Error(`There is no ${file}.`);
  return absolute;
}

async function store(
  { artifacts }: WorkflowRun,
  name: string,
  from: string,
  isKept = (_file: string) => true,
): Promise<void> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'artifact-')), path.basename(from));
  await cp(from, folder, { recursive: true, filter: isKept });
  artifacts.set(name, folder);
}
