import { readFile } from 'node:fs/promises';
import type { Repository } from '../reporters/reportContext.ts';
import { valueAt } from '../validate/valueAt.ts';
import type { System } from './system.ts';

const fullName = /^[\w.-]+\/[\w.-]+$/;

/**
 * The repository and branch that an editor works in, as GitHub Actions tells it
 * (https://docs.github.com/en/actions/reference/variables-reference).
 * @returns `undefined` elsewhere, and where the branch may be in a fork that is not named
 */
export async function repositoryOf(env: System['env']): Promise<Repository | undefined> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REF_NAME } = env;
  const isBranch = env.GITHUB_REF_TYPE === 'branch';
  const name = GITHUB_HEAD_REF ? await headOf(env.GITHUB_EVENT_PATH) : GITHUB_REPOSITORY;
  const branch = GITHUB_HEAD_REF || (isBranch ? GITHUB_REF_NAME : undefined);
  if (!server || !branch || !name || !fullName.test(name)) return undefined;
  return { url: `${server}/${name}`, branch };
}

/** A pull request’s branch may be in a fork: only the event says in which. */
async function headOf(eventFile: string | undefined): Promise<string | undefined> {
  if (!eventFile) return undefined;
  try {
    const event: unknown = JSON.parse(await readFile(eventFile, 'utf8'));
    const name = valueAt(event, ['pull_request', 'head', 'repo', 'full_name']);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
