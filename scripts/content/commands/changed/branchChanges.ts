import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Changes } from '../../check/site/checkCopies.ts';
import type { FormerFile } from '../../check/site/unlistedMoves.ts';
import { belowContent } from '../../model/contentFolder.ts';
import { collectionTypes, collectionWithPage } from '../../model/contentTypes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { GitProblem, git, requireRepository, textAt } from './git.ts';

/** What a branch changes in the content. */
export interface BranchChanges extends Changes {
  /** The commit that the branch started from. */
  base: string;
}

const defaultBases = ['origin/main', 'main'];

/**
 * Finds out what the branch touches in `content/`, including what is not committed yet.
 * @param root the project’s folder
 * @param wanted the branch or commit to compare with; by default the main branch
 * @throws {GitProblem} when this is not a repository, or it has no such base
 */
export async function branchChanges(root: string, wanted?: string): Promise<BranchChanges> {
  const base = await startOfBranch(root, wanted);
  const [known, untracked] = await Promise.all([
    changedFiles(root, base),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content']),
  ]);
  const added = new Set([
    ...known.flatMap(({ status, file, now }) => (status === 'A' ? file : (now ?? []))),
    ...(untracked ?? '').split('\0').filter(Boolean),
  ]);
  return { base, files: new Set([...known.map(({ file }) => file), ...added]), added };
}

interface ChangedFile {
  /** A for added, D for deleted, M for modified, R for renamed. */
  status: string;
  file: string;
  /** Where a renamed file is now. */
  now?: string | undefined;
}

/** How the content has changed since a commit, according to git. */
async function changedFiles(
  root: string,
  base: string,
  env?: NodeJS.ProcessEnv,
): Promise<ChangedFile[]> {
  const options = ['--name-status', '--find-renames', '--relative', '-z'];
  const output = await git(root, ['diff', ...options, base, '--', 'content'], env);
  const words = (output ?? '').split('\0');
  const files: ChangedFile[] = [];
  while (words.length > 1) {
    const [status = '', file = ''] = words.splice(0, 2);
    // A number after the R says how similar the two files are.
    files.push(
      status.startsWith('R') ? { status: 'R', file, now: words.shift() } : { status, file },
    );
  }
  return files;
}

/** The same as {@link branchChanges}, but `undefined` if that cannot be found out. */
export const knownChanges = (root: string, wanted?: string) =>
  whereKnown(branchChanges(root, wanted));

/** The commit that the branch started from; `undefined` if that cannot be found out. */
export const knownStart = (root: string) => whereKnown(startOfBranch(root));

async function whereKnown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitProblem) return undefined;
    throw error;
  }
}

/**
 * @param wanted the branch or commit to compare with; the main branch if empty
 * @throws {GitProblem} when this is not a repository, or it has no such base
 */
export async function startOfBranch(root: string, wanted = ''): Promise<string> {
  const bases = wanted ? [wanted] : defaultBases;
  // Git would read a name that starts with a hyphen as an option.
  const named = bases.filter((base) => !base.startsWith('-'));
  for (const base of named) {
    const start = await git(root, ['merge-base', 'HEAD', base]);
    if (start !== undefined) return start.trim();
    const commit = await git(root, ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]);
    if (commit === undefined) continue;
    throw new GitProblem(
      `This branch and ${base} have no commit in common. Fetch the full history: “git fetch --unshallow”, or “fetch-depth: 0” in the workflow.`,
    );
  }
  await requireRepository(root);
  throw new GitProblem(
    `There is no ${bases.join(' or ')} to compare with. Fetch it (“git fetch origin main”, or “fetch-depth: 0” in the workflow), or name another base.`,
  );
}

/**
 * The findings that a branch is not responsible for: those that were there before, in files that it
 * does not touch. New ones in such files, as a link to a page that it deleted, are its own.
 * @param findBefore finds the findings at the branch’s start; called only if they matter
 */
export async function oldFindings(
  diagnostics: readonly Diagnostic[],
  { files }: BranchChanges,
  findBefore: () => Promise<readonly Diagnostic[]>,
): Promise<ReadonlySet<Diagnostic>> {
  const others = diagnostics.filter(({ file }) => !files.has(file));
  if (others.length === 0) return new Set();
  const before = new Set((await findBefore()).map(identity));
  return new Set(others.filter((found) => before.has(identity(found))));
}

/** In an untouched file, lines have not moved, so the place can identify a finding. */
const identity = ({ file, line, column, rule, message }: Diagnostic) =>
  JSON.stringify([file, line, column, rule, message]);

/** The files that are gone, with where each is now; `undefined` for one that was deleted. */
export type Moves = ReadonlyMap<string, string | undefined>;

/**
 * Finds out which content files were deleted or renamed, committed or not.
 * @param root the project’s folder; paths are from there
 * @param base the commit to compare with
 */
export const movesSince = async (root: string, base: string): Promise<Moves> =>
  new Map(
    (await renamedFiles(root, base)).flatMap(({ status, file, now }) =>
      status === 'D' || status === 'R' ? [[file, now] as const] : [],
    ),
  );

/** Git finds a rename only if it tracks the new file, so those are added to a copy of its index. */
async function renamedFiles(root: string, base: string): Promise<ChangedFile[]> {
  const files = await changedFiles(root, base);
  if (files.every(({ status }) => status !== 'D')) return files;
  const folder = await mkdtemp(path.join(tmpdir(), 'content-index-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    const index = (await git(root, ['rev-parse', '--git-path', 'index']))?.trim() ?? '';
    await cp(path.resolve(root, index), env.GIT_INDEX_FILE);
    await git(root, ['add', '--intent-to-add', '--', 'content'], env);
    return await changedFiles(root, base, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The files whose pages may have had another address, as they were, by their current names.
 * @param root the project’s folder
 * @param base the commit to compare with
 */
export async function formerFiles(
  root: string,
  base: string,
): Promise<ReadonlyMap<string, FormerFile>> {
  const changed = await renamedFiles(root, base);
  const read = changed.map(async ({ status, file, now = status === 'M' ? file : '' }) => {
    const collection = collectionWithPage(belowContent(now));
    const routes = collection ? collectionTypes[collection].routes : [];
    // If the file’s name is the same, only a field can move its page: that takes several routes.
    const mayMove = routes.length > (now === file ? 1 : 0);
    const text = mayMove && (await textAt(root, base, file));
    return text ? [[now, { file, text }] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
}
