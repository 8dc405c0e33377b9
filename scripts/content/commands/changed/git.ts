import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { foldersIn } from '../../source/folders.ts';
import { pictureFactsFile } from '../../source/pictureIndex.ts';

const run = promisify(execFile);

/** The branch’s changes cannot be found out; the message says why and what to do. */
export class GitProblem extends Error {}

/**
 * Runs git, without a shell.
 * @param folder where to run it
 * @returns its output; `undefined` when it failed, as it does for what does not exist
 * @throws {GitProblem} when there is no git
 */
export async function git(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string | undefined> {
  return (await runGit(folder, args, env)).output;
}

async function runGit(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ output?: string; refusal?: string }> {
  try {
    const { stdout } = await run('git', args, {
      cwd: folder,
      // Git must not write anything, not even caches for its own speed.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', ...env },
      maxBuffer: 256 * 1024 * 1024,
    });
    return { output: stdout };
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code !== 'ENOENT') return { refusal: stderr?.trim() ?? '' };
    throw new GitProblem('git is not installed, so the changes are unknown. Install it.');
  }
}

/**
 * @param root the project’s folder
 * @throws {GitProblem} unless it is in a repository that git reads
 */
export async function requireRepository(root: string): Promise<void> {
  // The reason is looked up in git’s words, so they must not be translated.
  const env = { LC_ALL: 'C' };
  const { output, refusal } = await runGit(root, ['rev-parse', '--is-inside-work-tree'], env);
  if (output?.trim() === 'true') return;
  if (!refusal || refusal.includes('not a git repository')) {
    throw new GitProblem(`${root} is not in a git repository, so its changes are unknown.`);
  }
  // It also says what to do, for example when the folder belongs to another user.
  throw new GitProblem(
    `git refuses to read ${root}, so its changes are unknown. It says:\n${refusal}`,
  );
}

/** The text of a file as it was at a commit; `undefined` if it was not there. */
export const textAt = (root: string, commit: string, file: string) =>
  git(root, ['show', `${commit}:./${file}`]);

/**
 * Writes files as they were at a commit; the repository’s index and files are not touched.
 * @param root the project’s folder
 * @param tree a folder of the project, or empty for all of it; a commit without it writes nothing
 * @param folder where the files go, into its subfolder `tree`
 */
export async function writeTree(
  root: string,
  commit: string,
  tree: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const places = await git(root, ['rev-parse', '--absolute-git-dir', '--show-prefix']);
  const [gitFolder, prefix = ''] = places?.split('\n') ?? [];
  // With a separate index, git can write the files of any commit anywhere.
  const index = path.join(folder, '.index');
  const env = { GIT_DIR: gitFolder, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index };
  await git(folder, ['read-tree', `${commit}:${prefix}${tree}`], env);
  await git(
    folder,
    ['checkout-index', '--all', '--quiet', ...(tree ? [`--prefix=${tree}/`] : [])],
    env,
  );
  await rm(index, { force: true });
}

/**
 * Does something with the content as it was at a commit, in a temporary folder.
 * @param root the project’s folder
 * @param work is given the temporary project’s folder
 */
export async function withContentAt<Result>(
  root: string,
  commit: string,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-base-'));
  try {
    await writeTree(root, commit, 'content', folder);
    // Saves measuring the pictures again.
    const facts = path.join(foldersIn(root).cache, pictureFactsFile);
    if (existsSync(facts)) await cp(facts, path.join(foldersIn(folder).cache, pictureFactsFile));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
