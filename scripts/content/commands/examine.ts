import path from 'node:path';
import type { ContentFolder } from '../model/contentFolder.ts';
import type { ContentModel } from '../model/contentModel.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type Folders, foldersIn } from '../source/folders.ts';
import { type BranchChanges, branchChanges, limitToBranch } from './changed/branchChanges.ts';
import { checkBase, GitProblem } from './changed/checkBase.ts';
import { explainChange } from './changed/explainChange.ts';
import { checkContent } from './checkContent.ts';
import type { Options } from './options.ts';

/** Finds what is wrong, as far as the options ask; may be asked again after a fix. */
export interface Examiner {
  examine: () => Promise<readonly Diagnostic[]>;
  /** The errors that the options leave out, and that stop the site all the same. */
  examineElsewhere: () => Promise<readonly Diagnostic[]>;
  changes: BranchChanges | undefined;
}

/**
 * @param root the project’s folder
 * @param now decides which entries are on the site
 * @param folders where the content is
 * @throws {GitProblem} when only changes are asked for and they cannot be found out
 */
export async function examiner(
  root: string,
  { changed, isLaunch }: Pick<Options, 'changed' | 'isLaunch'>,
  now = new Date(),
  folders = foldersIn(root),
): Promise<Examiner> {
  const isOwn = folders.content === foldersIn(root).content;
  if (changed !== undefined && !isOwn) {
    throw new GitProblem('--changed looks at content/ alone: leave CONTENT out, or --changed.');
  }
  if (changed === undefined) {
    const findAll = () => findingsIn(folders, isLaunch, now);
    return {
      examine: async () => (isOwn ? explainChange(root, await findAll()) : findAll()),
      examineElsewhere: async () => [],
      changes: undefined,
    };
  }
  const changes = await branchChanges(root, changed);
  let before: Promise<readonly Diagnostic[]> | undefined;
  const findBefore = () => {
    before ??= checkBase(root, changes.base, (base) => findingsIn(foldersIn(base), isLaunch, now));
    return before;
  };
  const limited = async () =>
    limitToBranch(await findingsIn(folders, isLaunch, now, changes), changes, findBefore);
  return {
    examine: async () => explainChange(root, (await limited()).own, changes.base),
    examineElsewhere: async () =>
      (await limited()).old.filter(({ severity }) => severity === 'error'),
    changes,
  };
}

/** Only a branch that changes the company’s settings can have given it another name. */
async function oldNames(
  { content }: Folders,
  folder: ContentFolder,
  { singles }: ContentModel,
  changes?: BranchChanges,
): Promise<readonly Diagnostic[]> {
  if (!changes?.files.has('content/site.yaml')) return [];
  const { checkOldNames } = await import('./changed/oldNames.ts');
  return checkOldNames(path.dirname(content), changes.base, folder, singles.site?.value);
}

async function findingsIn(
  folders: Folders,
  isLaunch: boolean,
  now: Date,
  changes?: BranchChanges,
): Promise<readonly Diagnostic[]> {
  const findChanges = changes && (async () => changes);
  const { report, folder, model } = await checkContent(folders, now, findChanges);
  const found = [...report.diagnostics, ...(await oldNames(folders, folder, model, changes))];
  if (!isLaunch) return found;
  const { findPlaceholders } = await import('../check/site/findPlaceholders.ts');
  return [...found, ...findPlaceholders(folder)];
}
