import type { Changes } from '../checks/byAge.ts';
import { GitProblem, git } from './git.ts';

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
  if ((await git(root, ['rev-parse', '--is-inside-work-tree']))?.trim() !== 'true') {
    throw new GitProblem(`${root} is not in a git repository, so what changed is not known.`);
  }
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
export async function knownChanges(
  root: string,
  wanted?: string,
): Promise<BranchChanges | undefined> {
  try {
    return await branchChanges(root, wanted);
  } catch (error) {
    if (error instanceof GitProblem) return undefined;
    throw error;
  }
}

/** @throws {GitProblem} when there is no such base */
export async function startOfBranch(
  root: string,
  bases: readonly string[] = defaultBases,
): Promise<string> {
  for (const base of bases) {
    // A name that starts with a hyphen would be an option of git’s.
    if (base.startsWith('-')) continue;
    const commit = await git(root, ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]);
    if (commit === undefined) continue;
    const start = await git(root, ['merge-base', 'HEAD', commit.trim()]);
    if (start !== undefined) return start.trim();
    throw new GitProblem(
      `This branch and ${base} have no commit in common. Fetch the whole history: “git fetch --unshallow”, or “fetch-depth: 0” in the workflow.`,
    );
  }
  throw new GitProblem(
    `There is no ${bases.join(' or ')} to compare with. Fetch it (“git fetch origin main”, or “fetch-depth: 0” in the workflow), or name another base: --changed <branch>.`,
  );
}
