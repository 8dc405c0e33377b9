import path from 'node:path';
import { compile } from '../content/commands/compile.ts';
import { progressLine } from '../content/commands/system.ts';
import { formatHere } from '../content/commands/writeReports.ts';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders, type Folders } from '../content/source/folders.ts';
import { planRemake, type RemakePlan } from '../remake.ts';
import { pruneFolder, sweepParts } from '../writeWhole.ts';
import { type Bundle, bundle, bundleAdmin } from './bundle.ts';
import { oneAtATime } from './oneAtATime.ts';
import { copyOutdated, filesIn, isPage, moveFile, removeEmptyFolders } from './outputFolder.ts';
import { runStep } from './runStep.ts';

/** What a build did. */
interface BuildResult {
  /** Pages that the site has. */
  pages: number;
  /** Those of them that were rendered or removed. */
  rendered: number;
  /** Files of the site that changed. */
  changed: number;
}

/** The steps beside the compiler: bundles need no bodies, and pages no encoded pictures. */
interface Steps {
  code?: Promise<Bundle>;
  /** The bundle of the page for editors. */
  admin?: Promise<Bundle>;
  pages?: Promise<DuePages>;
}

/** Called once the pages are made, with the folders that hold them and what else is made by then. */
type OnPages = (made: readonly string[]) => void;

/**
 * Builds the site: compile, bundle, render, finish. Each step redoes only what its inputs require,
 * and the last good site stays until the new one is whole.
 * @param root the project’s folder, in which the process runs
 * @returns nothing when the content has errors; then nothing was changed
 */
export function buildSite(root: string, onPages?: OnPages): Promise<BuildResult | undefined> {
  const folders = currentFolders(root);
  return oneAtATime(`${folders.bundle}.lock`, async () => {
    await sweepParts(folders.cache);
    const steps: Steps = {};
    try {
      await compileAndBegin(steps, root, folders, onPages);
      const [code, admin, pages] = await Promise.all([steps.code, steps.admin, steps.pages]);
      return code && admin && pages && (await finishSite(code, admin, pages, folders));
    } finally {
      // No other build may begin until all of them have ended.
      await Promise.allSettled(Object.values(steps));
    }
  });
}

/** Compiles the content, and begins each other step as soon as what it needs is written. */
async function compileAndBegin(
  steps: Steps,
  root: string,
  folders: Folders,
  onPages?: OnPages,
): Promise<void> {
  const render = async (bundled: Bundle) => {
    const rendered = await renderDue(bundled, folders);
    onPages?.([bundled.client, folders.public]);
    return rendered;
  };
  const { report } = await compile(folders, {
    onProgress: progressLine('Encoding pictures'),
    onModules: (site) => {
      steps.code = awaitedLater(bundle(siteAddress(site).base, folders.bundle));
    },
    onBodies: () => {
      const { code } = steps;
      if (!code) return undefined;
      steps.pages = awaitedLater(code.then(render));
      // Someone who waits for the first page waits for nothing else.
      const first = onPages ? steps.pages : code;
      steps.admin = awaitedLater(first.then(() => bundleAdmin(folders.admin)));
      return onPages && first;
    },
  });
  if (report.diagnostics.length > 0) process.stderr.write(await formatHere(report, root));
}

/** If the step fails before it is awaited, the process must not end without a message. */
function awaitedLater<Result>(step: Promise<Result>): Promise<Result> {
  step.catch(() => {});
  return step;
}

/** What {@link renderDue} did. */
interface DuePages extends RemakePlan<Vike.KnownPage> {
  /** How many pages the site has. */
  pages: number;
}

/** Has Vike render the pages that are out of date, into the folder of the bundle. */
async function renderDue({ client, version }: Bundle, { site, cache }: Folders): Promise<DuePages> {
  // An interrupted build may have left pages among the code.
  await pruneFolder(client, (file) => !isPage(file));
  const ledger = path.join(cache, 'pages.json');
  let due: DuePages | undefined;
  await runStep('pages', async (wanted: readonly Vike.KnownPage[]) => {
    const plan = await planRemake({ folder: site, wanted, ledger, version });
    due = { ...plan, pages: wanted.length };
    return plan.due.map(({ file }) => file);
  });
  if (!due) throw new Error('Vike did not ask which pages are due.');
  return due;
}

/** Brings everything over into the folder of the site. */
async function finishSite(
  code: Bundle,
  admin: Bundle,
  { pages, due, finish }: DuePages,
  { site, public: publicFolder }: Folders,
): Promise<BuildResult> {
  const rendered = new Set(due.map(({ file }) => file));
  // Other pages, for editors and at former addresses, are copied like all that is not rendered.
  const others = new Map(
    [...filesIn([code.client, admin.client, publicFolder])].filter(([file]) => !rendered.has(file)),
  );
  // The files that pages load are added before them and removed after them.
  const copied = copyOutdated(others, site);
  for (const file of rendered) moveFile(path.join(code.client, file), path.join(site, file));
  const remade = (await finish((file) => isPage(file) && !others.has(file))).length;
  const isOfSite = (file: string) => others.has(file) || isPage(file);
  const removed = await pruneFolder(site, isOfSite, true);
  removeEmptyFolders(site);
  return { pages, rendered: remade, changed: copied + remade + removed.length };
}
