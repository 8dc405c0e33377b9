import { knownChanges } from '../changed/branchChanges.ts';
import type { Report } from '../diagnostic.ts';
import { currentFolders } from '../folders.ts';
import { readContentFolder } from '../read/readContentFolder.ts';
import { emptyContext, type ReportContext } from '../reporters/reportContext.ts';
import type { Target } from './options.ts';
import { repositoryOf } from './repository.ts';
import type { System } from './system.ts';

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
  // Read with the compiler’s own care: a link to a secret must not show it in a log.
  const { texts } = readContentFolder(currentFolders(root, env).content);
  const pathOf = (file: string) => file.replace(/^content\//, '');
  const readSource = (file: string) => texts.get(pathOf(file))?.text;
  const { pageTitle } = await import('./pageTitles.ts');
  const files = new Set(diagnostics.map(({ file }) => file));
  const titles = [...files].flatMap((file): [string, string][] => {
    const title = pageTitle(pathOf(file), readSource(file));
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
