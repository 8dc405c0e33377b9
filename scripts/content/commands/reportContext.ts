import { readFile } from 'node:fs/promises';
import { belowContent } from '../model/contentFolder.ts';
import type { Report } from '../model/diagnostic.ts';
import { valueAt } from '../model/fieldSchema.ts';
import { emptyContext, type ReportContext, type Repository } from '../report/reportContext.ts';
import { currentFolders } from '../source/folders.ts';
import { contentReader } from '../source/readContentFolder.ts';
import { knownChanges } from './changed/branchChanges.ts';
import type { Target } from './options.ts';

/**
 * Gathers what reporters may want to know, reading no more than they need.
 * @param changedFiles what the branch touches, where it is known already
 */
export async function reportContext(
  { diagnostics }: Report,
  targets: readonly Target[],
  { root, env }: Pick<System, 'root' | 'env'>,
  changedFiles?: ReadonlySet<string>,
): Promise<ReportContext> {
  if (diagnostics.length === 0) return emptyContext;
  const readSource = contentReader(currentFolders(root, env).content);
  const { titleOfFile } = await import('../check/pageTitles.ts');
  const files = new Set(diagnostics.map(({ file }) => file));
  const titles = [...files].flatMap((file): [string, string][] => {
    const title = titleOfFile(belowContent(file), readSource(file));
    return title ? [[file, title]] : [];
  });
  const isForGithub = targets.some(({ format }) => format === 'github');
  const changed = changedFiles ?? (isForGithub ? await filesOfPullRequest(root, env) : undefined);
  const repository = await repositoryOf(env);
  return {
    readSource,
    titles: new Map(titles),
    ...(changed ? { changedFiles: changed } : {}),
    ...(repository ? { repository } : {}),
  };
}

/** Only the order of the findings depends on it, so not to know is no mistake. */
async function filesOfPullRequest(root: string, { GITHUB_BASE_REF }: System['env']) {
  return (await knownChanges(root, GITHUB_BASE_REF && `origin/${GITHUB_BASE_REF}`))?.files;
}

const fullName = /^[\w.-]+\/[\w.-]+$/;

/**
 * The repository and branch that an editor works in, as GitHub Actions tells it
 * (https://docs.github.com/en/actions/reference/variables-reference).
 * @returns `undefined` elsewhere, and where the branch may be in a fork that is not named
 */
async function repositoryOf(env: System['env']): Promise<Repository | undefined> {
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

/** Where a command writes; a stream of the process, or a test’s. */
interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** What a command may use of the process. */
export interface System {
  /** The project’s folder. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
}

/**
 * Colours are for people: on a terminal, unless they asked for none (https://no-color.org) or
 * ask for them everywhere (https://force-color.org).
 */
export function isColored({ isTTY }: Output, { NO_COLOR, FORCE_COLOR }: System['env']): boolean {
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') {
    return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  }
  return !NO_COLOR && (isTTY ?? false);
}
