import path from 'node:path';
import { compile } from '../content/commands/compile.ts';
import { progressLine } from '../content/commands/system.ts';
import { formatHere } from '../content/commands/writeReports.ts';
import { siteAddress } from '../content/model/site.ts';
import { currentFolders, type Folders } from '../content/source/folders.ts';
import { planRemake } from '../remake.ts';
import { sweepParts } from '../writeWhole.ts';
import { type Bundle, bundle, bundleAdmin } from './bundle.ts';
import { oneAtATime } from './oneAtATime.ts';
import { copyOutdated, filesIn, isPage, moveFile, removeOthers } from './outputFolder.ts';
import { runProcess } from './runProcess.ts';

/** What a build did. */
interface BuildResult {
  /** Pages that the site has. */
  pages: number;
  /** Those of them that were rendered or removed. */
  rendered: number;
  /** Files of the site that changed. */
  changed: number;
}

/**
 * Builds the site: compile, bundle, render, finish. Each step redoes only what its inputs require,
 * and the last good site stays until the new one is whole.
 * @param root the project’s folder, in which the process runs
 * @returns nothing when the content has errors; then nothing was changed
 */
export function buildSite(root: string): Promise<BuildResult | undefined> {
  const folders = currentFolders(root);
  return oneAtATime(`${folders.bundle}.lock`, async () => {
    await sweepParts(folders.cache);
    const bundles = await compileAndBundle(root, folders);
    return bundles && renderAndFinish(bundles, folders);
  });
}

interface Bundles {
  code: Bundle;
  /** Bundled while the pages are rendered, which keeps only one processor busy. */
  admin: Promise<Bundle>;
}

/** Bundling does not wait for the bodies of thousands of articles, which no code depends on. */
async function compileAndBundle(root: string, folders: Folders): Promise<Bundles | undefined> {
  let bundling: Promise<Bundles> | undefined;
  const { report } = await compile(folders, {
    onProgress: progressLine('Encoding pictures'),
    onModules: (site) => {
      bundling = bundleBoth(siteAddress(site).base, folders);
      // Awaited below; if it fails before that, the process must not end without a message.
      bundling.catch(() => {});
    },
  });
  if (report.diagnostics.length > 0) process.stderr.write(await formatHere(report, root));
  return bundling;
}

async function bundleBoth(base: string, folders: Folders): Promise<Bundles> {
  const code = await bundle(base, folders.bundle);
  const admin = bundleAdmin(folders.admin);
  // Awaited when the pages are rendered.
  admin.catch(() => {});
  return { code, admin };
}

async function renderAndFinish({ code, admin }: Bundles, folders: Folders): Promise<BuildResult> {
  const { site } = folders;
  // An interrupted build may have left pages among the code.
  removeOthers(code.client, (file) => !isPage(file));
  // Pages in these folders, for editors and at former addresses, need no rendering.
  const others = admin.then(({ client }) => filesIn([code.client, client, folders.public]));
  const rendering = prerenderDue(code, folders, others);
  // No other build may begin until both have ended.
  await Promise.allSettled([others, rendering]);
  const [files, { pages, due, finish }] = await Promise.all([others, rendering]);
  // The files that pages load are added before them and removed after them.
  const copied = copyOutdated(files, site);
  for (const { file } of due) moveFile(path.join(code.client, file), path.join(site, file));
  const rendered = (await finish()).length;
  const removed = removeOthers(site, (file) => files.has(file) || isPage(file));
  return { pages, rendered, changed: copied + rendered + removed };
}

/**
 * Has Vike render the pages that are out of date, into the folder of the bundle.
 * @param others the site’s files that are not Vike’s
 * @returns how many pages the site has, those that were rendered, and what to call once they are in
 * their places
 */
async function prerenderDue(
  { version }: Bundle,
  { site, cache }: Folders,
  others: Promise<ReadonlyMap<string, string>>,
) {
  let pages = 0;
  let plan: Awaited<ReturnType<typeof planRemake<Vike.KnownPage>>> | undefined;
  await runProcess('prerenderProcess.js', async (wanted: readonly Vike.KnownPage[]) => {
    const ledger = path.join(cache, 'pages.json');
    pages = wanted.length;
    const files = await others;
    const isOurs = (file: string) => isPage(file) && !files.has(file);
    plan = await planRemake({ folder: site, isOurs, wanted, ledger, version });
    return plan.due.map(({ file }) => file);
  });
  if (!plan) throw new Error('Vike did not ask which pages are due.');
  return { pages, ...plan };
}
