import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startOfBranch } from '../content/commands/changed/branchChanges.ts';
import { git, writeTree } from '../content/commands/changed/git.ts';
import { dayOf } from '../content/model/contentModel.ts';
import { type Folders, foldersIn } from '../content/source/folders.ts';
import { buildInputs } from '../copyProject.ts';
import { writeWhole } from '../writeWhole.ts';

/** The site as it was, or why there is none. */
interface BaseSite {
  /** The commit that the branch started from. */
  commit: string;
  /** The absolute path of the built site. */
  folder?: string;
  /** What the build said, if it failed. */
  problem?: string;
}

/**
 * Builds the site as it was where the branch began. It is kept until another day’s site, a preview
 * or another base is asked for.
 *
 * If the branch changes only content, the code that is here builds it; if it changes code or its
 * dependencies, the code of that time does.
 * @param root the project’s folder
 * @param folders of the site as it is now
 * @param wanted a Git revision; the main branch if empty
 * @param onStep is told of each step that takes time
 * @throws {GitProblem} when there is no such revision
 */
export async function baseSite(
  root: string,
  folders: Folders,
  wanted: string,
  onStep: (step: string) => void,
): Promise<BaseSite> {
  const commit = await startOfBranch(root, wanted);
  const place = path.join(root, '.cache', 'changes', commit);
  const isOwnCode = await isCodeAsItWas(root, commit);
  const project = isOwnCode ? root : place;
  const content = path.relative(project, path.join(place, folders.contentPath));
  const its = foldersIn(project, content);
  const stamp = path.join(place, '.built');
  const { SITE_DAY, PREVIEW } = process.env;
  const wantedSite = `${SITE_DAY || dayOf(new Date())} ${PREVIEW === 'true' ? 'preview' : 'site'}`;
  const builtSite = await readFile(stamp, 'utf8').catch(() => '');
  if (builtSite === wantedSite && existsSync(its.site)) return { commit, folder: its.site };
  onStep(`Building the site as it was at ${commit.slice(0, 10)}`);
  await forgetBases(root);
  await writeTree(root, commit, isOwnCode ? folders.contentPath : '', place);
  await seed(folders, its);
  const problem = (await install(root, project)) ?? (await build(project, content));
  if (problem !== undefined) return { commit, problem };
  await writeWhole(stamp, wantedSite);
  return { commit, folder: its.site };
}

/** Whether everything that a build reads, except content, is the same as at a commit. */
async function isCodeAsItWas(root: string, commit: string): Promise<boolean> {
  const same = await git(root, ['diff', '--quiet', commit, '--', ...buildInputs]);
  const others = ['ls-files', '--others', '--exclude-standard'];
  const added = await git(root, [...others, '--', ...buildInputs]);
  return same !== undefined && added === '';
}

/** Only one base is kept: that of another branch is unlikely to be needed again soon. */
async function forgetBases(root: string): Promise<void> {
  const sites = path.join(root, '.cache', 'sites');
  const names = await readdir(sites).catch(() => []);
  const ours = names.filter((name) => name.startsWith('cache-changes-'));
  const places = [
    path.join(root, '.cache', 'changes'),
    ...ours.map((name) => path.join(sites, name)),
  ];
  for (const place of places) await rm(place, { recursive: true, force: true });
}

/** Saves making pictures and pages again that are the same in both. */
async function seed(now: Folders, its: Folders): Promise<void> {
  for (const place of ['data', 'site'] as const) {
    if (!existsSync(now[place])) continue;
    await cp(now[place], its[place], { recursive: true, preserveTimestamps: true });
  }
  const remembered = await readdir(now.cache, { withFileTypes: true }).catch(() => []);
  for (const { name } of remembered.filter((entry) => entry.isFile())) {
    await cp(path.join(now.cache, name), path.join(its.cache, name), { preserveTimestamps: true });
  }
}

const run = promisify(exec);

/** Packages are found in the folders above, unless different ones are needed. */
async function install(root: string, project: string): Promise<string | undefined> {
  const lock = (folder: string) => readFile(path.join(folder, 'package-lock.json'), 'utf8');
  if (project === root || (await lock(root)) === (await lock(project))) return undefined;
  return npm('ci --no-audit --no-fund', project);
}

/** With the project’s own command, as an older version may have started its build differently. */
const build = (project: string, content: string) =>
  npm('run --silent build', project, { CONTENT: content });

/**
 * Runs npm in a shell, as it is a script on Windows.
 * @returns what it said if it failed; nothing if it did not
 */
async function npm(command: string, cwd: string, more: NodeJS.ProcessEnv = {}) {
  try {
    const env = { ...process.env, ...more };
    await run(`npm ${command}`, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return undefined;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return stderr.trim() || message;
  }
}
