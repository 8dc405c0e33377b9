import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a branch changed cannot be found out; the message says why and what to do. */
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
  try {
    const { stdout } = await run('git', args, {
      cwd: folder,
      // Nothing is to be written, not even what git would remember for its own speed.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', ...env },
      maxBuffer: 256 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    throw new GitProblem('git is not installed, so what changed is not known. Install it.');
  }
}
