import path from 'node:path';
import { checkSite } from '../check/site/checkSite.ts';
import { downloadsIn, picturesIn } from '../model/contentFolder.ts';
import { loadModel } from '../model/contentModel.ts';
import { createReport, type Diagnostic, isError } from '../model/diagnostic.ts';
import type { RuleId } from '../model/rules/catalogue.ts';
import { indexDownloads } from '../source/downloadIndex.ts';
import { type Folders, foldersIn } from '../source/folders.ts';
import { indexPictures } from '../source/pictureIndex.ts';
import { readContentFolder } from '../source/readContentFolder.ts';
import {
  type BranchChanges,
  branchChanges,
  formerFiles,
  knownChanges,
  knownStart,
  oldFindings,
} from './changed/branchChanges.ts';
import { GitProblem, withContentAt } from './changed/git.ts';
import type { Options } from './options.ts';
import { readFacts } from './readFacts.ts';

export type CheckedContent = Awaited<ReturnType<typeof checkContent>>;

/**
 * Reads and checks the content; mistakes of editors never make it throw.
 * @param now decides which entries are on the site
 * @param findChanges finds the branch’s changes, which tell a copy from its original; called only
 *   if there is a copy
 * @returns all of the content, and everything that is wrong with it
 */
export async function checkContent(
  folders: Folders,
  now = new Date(),
  findChanges = () => knownChanges(path.dirname(folders.content)),
) {
  const folder = readContentFolder(folders.content);
  // Other threads examine the pictures while this one reads the texts.
  const indexing = indexPictures(folders, picturesIn(folder));
  const looking = indexDownloads(folders, downloadsIn(folder));
  const facts = await readFacts(folder, folders.cache);
  // Everything that is valid, even if it is not on the site now.
  const model = loadModel(folder, facts, now);
  const { pictures, diagnostics } = await indexing;
  const { downloads, diagnostics: unreadable } = await looking;
  const report = createReport([
    ...folder.diagnostics,
    ...diagnostics,
    ...unreadable,
    ...(await checkSite({ folder, facts, model, pictures, now }, findChanges)),
  ]);
  return { report, folder, model, pictures, downloads };
}

/**
 * Prepares to find what is wrong, as far as the options ask; that may be done again after a fix.
 * @param now decides which entries are on the site
 * @throws {GitProblem} if only changes are asked for and they cannot be found out
 */
export async function examiner(
  folders: Folders,
  { changed, isLaunch }: Pick<Options, 'changed' | 'isLaunch'>,
  now = new Date(),
) {
  const root = path.dirname(folders.content);
  const isOwn = folders.contentPath === 'content';
  if (changed !== undefined && !isOwn) {
    throw new GitProblem('--changed works only on content/. Leave out CONTENT or --changed.');
  }
  const changes = changed === undefined ? undefined : await branchChanges(root, changed);
  // Found out while the content is read, and only once for all examinations.
  const start = Promise.resolve(changes?.base ?? (isOwn ? knownStart(root) : undefined));
  let before: Promise<readonly Diagnostic[]> | undefined;
  const findBefore = (base: string) => {
    before ??= withContentAt(root, base, (copy) => findingsIn(foldersIn(copy), { isLaunch, now }));
    return before;
  };
  let elsewhere: readonly Diagnostic[] = [];
  return {
    examine: async (): Promise<readonly Diagnostic[]> => {
      const all = await findingsIn(folders, { isLaunch, now, start, changes });
      const old = changes && (await oldFindings(all, changes, () => findBefore(changes.base)));
      elsewhere = [...(old ?? [])].filter(isError);
      const own = all.filter((found) => !old?.has(found));
      const base = await start;
      return base ? explained(root, own, base) : own;
    },
    /** The errors that the last examination left out, but that stop the site all the same. */
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
  start?: Promise<string | undefined>;
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
    start?.then((base) => (base === undefined ? undefined : formerFiles(root, base))),
  ]);
  const found = [...report.diagnostics];
  // Only a branch that changes site.yaml can have changed the company’s name or moved an office.
  if (changes?.files.has('content/site.yaml')) {
    const { checkOldSite } = await import('./changed/checkOldSite.ts');
    found.push(...(await checkOldSite(root, changes.base, folder, model.singles.site?.value)));
  }
  // Loaded only when needed, because it needs the parsers, which most runs do without.
  if (before?.size) {
    const { unlistedMoves } = await import('../check/site/unlistedMoves.ts');
    found.push(...unlistedMoves(before, folder, model));
  }
  if (!isLaunch) return found;
  const { launchFindings } = await import('./samples.ts');
  return [...found, ...(await launchFindings(folders, folder, found))];
}
