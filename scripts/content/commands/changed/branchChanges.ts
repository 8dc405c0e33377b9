import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Changes } from '../../check/site/checkCopies.ts';
import { collectionsWithBodies, collectionTypes } from '../../model/contentTypes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { parsePath } from '../../model/fileName.ts';
import { GitProblem, git } from './checkBase.ts';

/** What a branch does to the content. */
export interface BranchChanges extends Changes {
  /** The commit that the branch started from. */
  base: string;
}

const defaultBases = ['origin/main', 'main'];

/**
 * Finds out what the branch, and what is not committed yet, touches in `content/`.
 * @param root the project’s folder
 * @param wanted the branch or commit to compare with; by default the main branch
 * @throws {GitProblem} when this is no repository, or it has no such base
 */
export async function branchChanges(root: string, wanted = ''): Promise<BranchChanges> {
  const base = await startOfBranch(root, wanted ? [wanted] : undefined);
  // Without the detection of renames, a file that was moved is one that is gone and one that is new.
  const touched = [
    'diff',
    '--name-status',
    '--no-renames',
    '--relative',
    '-z',
    base,
    '--',
    'content',
  ];
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'];
  const [known = [], unknown = []] = await Promise.all(
    [touched, untracked].map(async (args) =>
      ((await git(root, args)) ?? '').split('\0').filter(Boolean),
    ),
  );
  // A letter that says what was done stands before each file.
  const files = known.filter((_word, index) => index % 2 === 1);
  const added = files.filter((_file, index) => known[index * 2] === 'A');
  return { base, files: new Set([...files, ...unknown]), added: new Set([...added, ...unknown]) };
}

/** The same where it can be found out; `undefined` elsewhere. */
export const knownChanges = (root: string, wanted?: string) =>
  whereKnown(branchChanges(root, wanted));

/** The commit that the branch started from, where that can be found out; `undefined` elsewhere. */
export const knownStart = (root: string) => whereKnown(startOfBranch(root));

async function whereKnown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitProblem) return undefined;
    throw error;
  }
}

/** @throws {GitProblem} when this is no repository, or it has no such base */
export async function startOfBranch(
  root: string,
  bases: readonly string[] = defaultBases,
): Promise<string> {
  // A name that starts with a hyphen would be an option of git’s.
  const named = bases.filter((base) => !base.startsWith('-'));
  for (const base of named) {
    const start = await git(root, ['merge-base', 'HEAD', base]);
    if (start !== undefined) return start.trim();
    const commit = await git(root, ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]);
    if (commit === undefined) continue;
    throw new GitProblem(
      `This branch and ${base} have no commit in common. Fetch the whole history: “git fetch --unshallow”, or “fetch-depth: 0” in the workflow.`,
    );
  }
  if ((await git(root, ['rev-parse', '--is-inside-work-tree']))?.trim() !== 'true') {
    throw new GitProblem(`${root} is not in a git repository, so what changed is not known.`);
  }
  throw new GitProblem(
    `There is no ${bases.join(' or ')} to compare with. Fetch it (“git fetch origin main”, or “fetch-depth: 0” in the workflow), or name another base.`,
  );
}

/** Findings by whether a branch answers for them. */
interface BranchFindings {
  own: readonly Diagnostic[];
  /** What was there before, in files that the branch leaves alone. */
  old: readonly Diagnostic[];
}

/**
 * Tells the findings that a branch answers for from others: its own are those in files that it
 * touches, and those in other files that were not there before, such as a link to a page that it
 * deleted.
 * @param findBefore the findings at the branch’s start; asked only where they matter
 */
export async function limitToBranch(
  diagnostics: readonly Diagnostic[],
  { files }: Pick<BranchChanges, 'files'>,
  findBefore: () => Promise<readonly Diagnostic[]>,
): Promise<BranchFindings> {
  if (diagnostics.every(({ file }) => files.has(file))) return { own: diagnostics, old: [] };
  const before = new Set((await findBefore()).map(identity));
  const isOld = (found: Diagnostic) => !files.has(found.file) && before.has(identity(found));
  return { own: diagnostics.filter((found) => !isOld(found)), old: diagnostics.filter(isOld) };
}

/** An untouched file’s lines are where they were. */
const identity = ({ file, line, column, rule, message }: Diagnostic) =>
  JSON.stringify([file, line, column, rule, message]);

/** The files that are gone, by where each is now; `undefined` for one that was deleted. */
export type Moves = ReadonlyMap<string, string | undefined>;

/**
 * Finds out which files of the content were deleted or renamed, committed or not.
 * @param root the project’s folder; paths are from there
 * @param base the commit to compare with
 */
export const movesSince = async (root: string, base: string): Promise<Moves> =>
  (await changesSince(root, base)).moves;

interface ChangesSince {
  moves: Moves;
  /** Files that say something else under the name that they had. */
  edited: readonly string[];
}

async function changesSince(root: string, base: string): Promise<ChangesSince> {
  const changes = await knownToGit(root, base);
  return [...changes.moves.values()].includes(undefined) ? withNewNames(root, base) : changes;
}

async function knownToGit(
  root: string,
  base: string,
  env?: NodeJS.ProcessEnv,
): Promise<ChangesSince> {
  const options = ['--name-status', '--find-renames', '--diff-filter=DMR', '--relative', '-z'];
  const output = await git(root, ['diff', ...options, base, '--', 'content'], env);
  const words = (output ?? '').split('\0');
  const moves = new Map<string, string | undefined>();
  const edited: string[] = [];
  while (words.length > 1) {
    const [status = '', file = ''] = words.splice(0, 2);
    if (status === 'M') edited.push(file);
    else moves.set(file, status.startsWith('R') ? words.shift() : undefined);
  }
  return { moves, edited };
}

/** git follows a file whose new name it was not told of yet by a copy of its index, which is told. */
async function withNewNames(root: string, base: string): Promise<ChangesSince> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-index-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    const index = (await git(root, ['rev-parse', '--git-path', 'index']))?.trim() ?? '';
    await cp(path.resolve(root, index), env.GIT_INDEX_FILE);
    await git(root, ['add', '--intent-to-add', '--', 'content'], env);
    return await knownToGit(root, base, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pageTypes = collectionsWithBodies.map((name) => collectionTypes[name]);
const foldersOf = (types: typeof pageTypes) =>
  new Set(types.map(({ folder }) => `content/${folder}`));

const pageFolders = foldersOf(pageTypes);
/** Their pages’ addresses depend on a field. */
const fieldFolders = foldersOf(pageTypes.filter(({ routes }) => routes.length > 1));

/**
 * Files of pages that may have had another address, by what they are called now.
 * @param root the project’s folder
 * @param base the commit to compare with
 */
export async function filesBefore(
  root: string,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const { moves, edited } = await changesSince(root, base);
  const renamed = [...moves].flatMap(([file, now]) =>
    now && pageFolders.has(parsePath(now).dir) ? [[now, file] as const] : [],
  );
  const same = edited.flatMap((file) =>
    fieldFolders.has(parsePath(file).dir) ? [[file, file] as const] : [],
  );
  return new Map([...same, ...renamed]);
}
