import { rmSync } from 'node:fs';
import path from 'node:path';
import { formatHere } from '../content/cli/formatHere.ts';
import { compile } from '../content/compile.ts';
import type { Folders } from '../content/folders.ts';
import { progressLine } from '../content/reporters/progressLine.ts';
import { siteAddress } from '../content/siteAddress.ts';
import { planRemake } from '../remake.ts';
import { type Bundle, bundle } from './bundle.ts';
import { copyOutdated, filesIn, moveFile, removeOthers } from './outputFolder.ts';
import { renderPages } from './renderPages.ts';
import { pageEnding, sitePages } from './sitePages.ts';

/** What a build did. */
export interface BuildResult {
  /** Pages that the site has. */
  pages: number;
  /** Those of them that were rendered, and those that are gone. */
  rendered: number;
  /** Files of the site that changed. */
  changed: number;
}

/**
 * Builds the site: compile, bundle, render, finish. Each step does again what its inputs ask for and
 * no more, and the last good site stays until the new one is whole.
 * @param root the project’s folder, in which the process runs
 * @param folders those of this run
 * @returns nothing when the content has errors; then nothing was touched
 */
export async function buildSite(root: string, folders: Folders): Promise<BuildResult | undefined> {
  const code = await compileAndBundle(root, folders);
  if (!code) return undefined;
  const target = folders.site;
  // Beside it, as files are moved within one disk only; another build may be running.
  const rendering = path.join(target, '..', `rendering-${process.pid}`);
  const pages = await sitePages(root);
  const { due, finish } = await planRemake({
    folder: target,
    ending: pageEnding,
    wanted: pages,
    ledger: path.join(folders.cache, 'pages.json'),
    version: code.version,
  });
  // What pages load comes before them, and goes after them.
  const files = filesIn([path.join(code.folder, 'client'), folders.public]);
  let copied = 0;
  try {
    await renderPages(due, code, rendering, progressLine('Rendering pages'));
    copied = copyOutdated(files, target);
    for (const { file } of due) moveFile(path.join(rendering, file), path.join(target, file));
  } finally {
    rmSync(rendering, { recursive: true, force: true });
  }
  const rendered = (await finish()).length;
  const removed = await removeOthers(
    target,
    (file) => files.has(file) || file.endsWith(pageEnding),
  );
  return { pages: pages.length, rendered, changed: copied + rendered + removed };
}

/** Bundling does not wait for the bodies of thousands of articles, which no code depends on. */
async function compileAndBundle(root: string, folders: Folders): Promise<Bundle | undefined> {
  let bundling: Promise<Bundle> | undefined;
  const { report } = await compile(folders, {
    onProgress: progressLine('Encoding pictures'),
    onModules: (site) => {
      bundling = bundle(siteAddress(site).base, path.join(folders.cache, 'build'));
      // Waited for below; a failure before that must not end the process without a word.
      bundling.catch(() => {});
    },
  });
  if (report.diagnostics.length > 0) process.stderr.write(await formatHere(report, root));
  return bundling;
}
