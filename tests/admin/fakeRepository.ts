import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What a commit does to files, as GitHub’s API accepts it; contents are in base64. */
export interface FileChanges {
  additions: readonly { path: string; contents: string }[];
  deletions: readonly { path: string }[];
}

/** What the stand-in for GitHub needs from a real repository on this machine. */
export interface FakeRepository {
  git: (args: readonly string[], input?: string | Buffer) => string;
  has: (object: string) => boolean;
  bytes: (object: string) => Buffer;
  /** @returns the commit that a branch points at, if there is such a branch */
  head: (branch: string) => string | undefined;
  /** Adds a commit to a branch. */
  commit: (branch: string, message: string, changes: Partial<FileChanges>) => string;
  /** What a branch changes: added and deleted lines, and the file. */
  changesOf: (branch: string) => string[];
}

/** @param root of a repository with a commit on `main` */
export function fakeRepository(root: string): FakeRepository {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(root, '.git', 'index-of-api') };
  const run = (args: readonly string[], input?: string | Buffer) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      cwd: root,
      env,
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1e9,
    });
  const git: FakeRepository['git'] = (args, input) => run(args, input).toString().trim();

  const find = (object: string) => {
    try {
      return git(['rev-parse', '--verify', '--quiet', object]);
    } catch {
      return undefined;
    }
  };
  const head = (branch: string) => find(`refs/heads/${branch}`);

  return {
    git,
    has: (object) => find(object) !== undefined,
    bytes: (object) => run(['cat-file', 'blob', object]),
    head,
    commit(branch, message, { additions = [], deletions = [] }) {
      const parent = head(branch) ?? '';
      git(['read-tree', parent]);
      for (const { path: file, contents } of additions) {
        const blob = git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'));
        git(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`]);
      }
      for (const { path: file } of deletions) git(['update-index', '--force-remove', file]);
      const commit = git(['commit-tree', git(['write-tree']), '-p', parent, '-m', message]);
      git(['update-ref', `refs/heads/${branch}`, commit]);
      return commit;
    },
    changesOf: (branch) =>
      git(['diff', '--numstat', `main...${branch}`])
        .split('\n')
        .filter(Boolean),
  };
}
