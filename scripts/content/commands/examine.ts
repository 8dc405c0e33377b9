import path from 'node:path';
import type { ContentFolder } from '../model/contentFolder.ts';
import type { ContentModel } from '../model/contentModel.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RuleId } from '../model/rules/catalogue.ts';
import { type Folders, foldersIn } from '../source/folders.ts';
import {
  type BranchChanges,
  branchChanges,
  filesBefore,
  knownStart,
  limitToBranch,
} from './changed/branchChanges.ts';
import { checkBase, GitProblem } from './changed/checkBase.ts';
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
    const base = isOwn ? await knownStart(root) : undefined;
    const findAll = () => findingsIn(folders, { isLaunch, now, base });
    return {
      examine: async () => (base ? explained(root, await findAll(), base) : findAll()),
      examineElsewhere: async () => [],
      changes: undefined,
    };
  }
  const changes = await branchChanges(root, changed);
  const { base } = changes;
  let before: Promise<readonly Diagnostic[]> | undefined;
  const findBefore = () => {
    before ??= checkBase(root, base, (before) => findingsIn(foldersIn(before), { isLaunch, now }));
    return before;
  };
  const limited = async () =>
    limitToBranch(await findingsIn(folders, { isLaunch, now, base, changes }), changes, findBefore);
  return {
    examine: async () => explained(root, (await limited()).own, base),
    examineElsewhere: async () =>
      (await limited()).old.filter(({ severity }) => severity === 'error'),
    changes,
  };
}

/** Rules about what is not there. */
const missing = new Set<RuleId>([
  'unknown-reference',
  'unknown-page',
  'unknown-anchor',
  'missing-picture',
]);

/**
 * Adds what only the history knows. What finds it out needs the Markdown parser, which most runs do
 * without.
 */
async function explained(root: string, found: readonly Diagnostic[], base: string) {
  if (!found.some(({ rule }) => missing.has(rule))) return found;
  const { explainChange } = await import('./changed/explainChange.ts');
  return explainChange(root, found, base);
}

/** Reads what was before, which needs the parsers, only where a file of a page changed. */
async function movedPages(root: string, base: string, folder: ContentFolder, model: ContentModel) {
  const before = await filesBefore(root, base);
  if (before.size === 0) return [];
  const { unlistedMoves } = await import('./changed/unlistedMoves.ts');
  return unlistedMoves(root, base, before, folder, model);
}

interface Asked {
  isLaunch: boolean;
  now: Date;
  /** The commit to compare with, where there is one. */
  base?: string | undefined;
  /** What the branch does, where only that is asked for. */
  changes?: BranchChanges;
}

async function findingsIn(
  folders: Folders,
  { isLaunch, now, base, changes }: Asked,
): Promise<readonly Diagnostic[]> {
  const findChanges = changes && (async () => changes);
  const { report, folder, model } = await checkContent(folders, now, findChanges);
  const root = path.dirname(folders.content);
  const found = [...report.diagnostics];
  // Only a branch that changes the company’s settings can have given it another name.
  if (changes?.files.has('content/site.yaml')) {
    const { checkOldNames } = await import('./changed/oldNames.ts');
    found.push(...(await checkOldNames(root, changes.base, folder, model.singles.site?.value)));
  }
  if (base) found.push(...(await movedPages(root, base, folder, model)));
  if (!isLaunch) return found;
  const { launchFindings } = await import('./samples.ts');
  return [...found, ...(await launchFindings(folders, folder, found))];
}
