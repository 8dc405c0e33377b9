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
 * Runs `check`: finds what is wrong, fixes it if asked to, and writes the reports.
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
  { env, stderr }: System,
): Promise<readonly Diagnostic[]> {
  const { fixContent, formatFixes } = await import('./fix.ts');
  const { lines, diagnostics } = await fixContent(folders, examine);
  // Not to the output, where a program may read a report.
  stderr.write(quotedLog(formatFixes(lines), env));
  return diagnostics;
}

/** An error anywhere makes a command fail, because even one elsewhere keeps the site as it was. */
export const exitStatus = ({ errors, elsewhere }: Report): number =>
  errors + elsewhere.length > 0 ? 1 : 0;

/** Finds what is wrong, as far as the options ask; may be called again after a fix. */
interface Examiner {
  examine: () => Promise<readonly Diagnostic[]>;
  /** The errors that the last examination left out, but that stop the site all the same. */
  elsewhere: () => readonly Diagnostic[];
  changes: BranchChanges | undefined;
}

/**
 * @param root the project’s folder
 * @param now decides which entries are on the site
 * @param folders where the content is
 * @throws {GitProblem} if only changes are asked for and they cannot be found out
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
  // Found out while the content is read, and only once for all examinations.
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
 * Adds what only the history knows. This is loaded only when needed, because it needs the Markdown
 * parser, which most runs do without.
 */
async function explained(root: string, found: readonly Diagnostic[], base: string) {
  if (!found.some(({ rule }) => maybeMoved.has(rule))) return found;
  const { explainChange } = await import('./changed/explainChange.ts');
  return explainChange(root, found, base);
}

interface Asked {
  isLaunch: boolean;
  now: Date;
  /** The commit to compare with, if there is one. */
  start?: string | Promise<string | undefined> | undefined;
  /** What the branch changes, if only that is asked for. */
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
  // Only a branch that changes site.yaml can have changed the company’s name.
  if (changes?.files.has('content/site.yaml')) {
    const { checkOldNames } = await import('./changed/renamed.ts');
    found.push(...(await checkOldNames(root, changes.base, folder, model.singles.site?.value)));
  }
  // Loaded only when needed, because it needs the parsers, which most runs do without.
  if (before && before.files.size > 0) {
    const { movesOnBranch } = await import('./changed/renamed.ts');
    found.push(...(await movesOnBranch(root, before.base, before.files, folder, model)));
  }
  if (!isLaunch) return found;
  const { launchFindings } = await import('./samples.ts');
  return [...found, ...(await launchFindings(folders, folder, found))];
}

/** Waits for the start here, so that git runs while the content is read. */
async function pagesBefore(root: string, start: Asked['start']) {
  const base = await start;
  return base === undefined ? undefined : { base, files: await filesBefore(root, base) };
}
