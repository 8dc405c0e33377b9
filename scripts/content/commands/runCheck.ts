import path from 'node:path';
import {
  createReport,
  type Diagnostic,
  isError,
  type Report,
  withoutCrowds,
} from '../model/diagnostic.ts';
import type { RuleId } from '../model/rules/catalogue.ts';
import { currentFolders, type Folders, foldersIn } from '../source/folders.ts';
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
import { quotedLog, type System } from './system.ts';
import { reportContext, writeReports } from './writeReports.ts';

/**
 * Runs `check`: finds what is wrong, mends it where that is asked for, and writes the reports.
 * @returns the exit status
 */
export async function runCheck(options: Options, system: System): Promise<number> {
  const { root, env } = system;
  const folders = currentFolders(root, env);
  const { examine, elsewhere, changes } = await examiner(root, options, new Date(), folders);
  const found = options.isFix ? await fixAll(examine, folders, system) : await examine();
  const report = withoutCrowds(createReport(found, elsewhere()));
  const context = await reportContext(report, options.targets, system, changes?.files);
  await writeReports(report, context, options.targets, system);
  return exitStatus(report);
}

async function fixAll(
  examine: () => Promise<readonly Diagnostic[]>,
  folders: Folders,
  { root, env, stderr }: System,
): Promise<readonly Diagnostic[]> {
  const { fixContent, formatFixes } = await import('./fix.ts');
  const { lines, diagnostics } = await fixContent(root, examine, folders);
  // Not among the reports: a program that reads one must not meet it there.
  stderr.write(quotedLog(formatFixes(lines), env));
  return diagnostics;
}

/** A command fails by an error anywhere: by one elsewhere the site stays as it was, too. */
export const exitStatus = ({ errors, elsewhere }: Report): number =>
  errors + elsewhere.length > 0 ? 1 : 0;

/** Finds what is wrong, as far as the options ask; may be asked again after a fix. */
interface Examiner {
  examine: () => Promise<readonly Diagnostic[]>;
  /** The errors that the last one leaves out, and that stop the site all the same. */
  elsewhere: () => readonly Diagnostic[];
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
    throw new GitProblem('--changed works only on content/. Leave out CONTENT or --changed.');
  }
  const changes = changed === undefined ? undefined : await branchChanges(root, changed);
  // Asked for while the content is read; a second examination needs no second answer.
  const start = changes ? changes.base : isOwn ? knownStart(root) : undefined;
  let before: Promise<readonly Diagnostic[]> | undefined;
  const findBefore = (base: string) => {
    before ??= checkBase(root, base, (copy) => findingsIn(foldersIn(copy), { isLaunch, now }));
    return before;
  };
  let elsewhere: readonly Diagnostic[] = [];
  return {
    examine: async () => {
      const all = await findingsIn(folders, { isLaunch, now, start, changes });
      const { own, old } = changes
        ? await limitToBranch(all, changes, () => findBefore(changes.base))
        : { own: all, old: [] };
      elsewhere = old.filter(isError);
      const base = await start;
      return base ? explained(root, own, base) : own;
    },
    elsewhere: () => elsewhere,
    changes,
  };
}

/** Rules about what may have been deleted, renamed or moved. */
const maybeMoved = new Set<RuleId>([
  'unknown-file',
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
  if (!found.some(({ rule }) => maybeMoved.has(rule))) return found;
  const { explainChange } = await import('./changed/explainChange.ts');
  return explainChange(root, found, base);
}

interface Asked {
  isLaunch: boolean;
  now: Date;
  /** The commit to compare with, where there is one. */
  start?: string | Promise<string | undefined> | undefined;
  /** What the branch does, where only that is asked for. */
  changes?: BranchChanges | undefined;
}

async function findingsIn(
  folders: Folders,
  { isLaunch, now, start, changes }: Asked,
): Promise<readonly Diagnostic[]> {
  const findChanges = changes && (async () => changes);
  const root = path.dirname(folders.content);
  const [{ report, folder, model }, before] = await Promise.all([
    checkContent(folders, now, findChanges),
    pagesBefore(root, start),
  ]);
  const found = [...report.diagnostics];
  // Only a branch that changes the company’s settings can have given it another name.
  if (changes?.files.has('content/site.yaml')) {
    const { checkOldNames } = await import('./changed/renamed.ts');
    found.push(...(await checkOldNames(root, changes.base, folder, model.singles.site?.value)));
  }
  // What was before is read with the parsers, which most runs do without.
  if (before && before.files.size > 0) {
    const { movesOnBranch } = await import('./changed/renamed.ts');
    found.push(...(await movesOnBranch(root, before.base, before.files, folder, model)));
  }
  if (!isLaunch) return found;
  const { launchFindings } = await import('./samples.ts');
  return [...found, ...(await launchFindings(folders, folder, found))];
}

/** Waits for the start too, so that git answers while the content is read. */
async function pagesBefore(root: string, start: Asked['start']) {
  const base = await start;
  return base === undefined ? undefined : { base, files: await filesBefore(root, base) };
}
