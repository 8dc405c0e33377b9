import path from 'node:path';
import { type Folders, foldersIn } from '../content/folders.ts';
import { progressLine } from '../content/reporters/progressLine.ts';
import type { Site } from '../content/schemas/site.ts';
import { siteAddress } from '../content/siteAddress.ts';
import { bundle } from './bundle.ts';
import { reconcile } from './reconcile.ts';
import { renderPages } from './renderPages.ts';
import { sitePages } from './sitePages.ts';

/** What a build did. */
export interface BuildResult {
  /** Pages that the site has. */
  pages: number;
  /** Those of them that were rendered, and those that are gone. */
  rendered: number;
  /** Files of `dist/client` that changed. */
  changed: number;
}

/**
 * Builds the site into `dist/client`: compile, bundle, render, finish. Each step does again what
 * its inputs ask for and no more, and the last good site stays until the new one is whole.
 * @param root the project’s folder, in which the process runs
 * @returns nothing when the content has errors; then nothing was touched
 */
export async function buildSite(root: string): Promise<BuildResult | undefined> {
  const folders = foldersIn(root);
  const site = await compileContent(root, folders);
  if (!site) return undefined;
  const code = await bundle(root, siteAddress(site).base, path.join(folders.cache, 'build'));
  const pages = await sitePages(root);
  const rendering = path.join(folders.cache, 'pages');
  const rendered = await renderPages(pages, code, rendering, progressLine('Rendering pages'));
  const sources = [path.join(code.folder, 'client'), rendering, folders.public];
  const changed = reconcile(sources, path.join(root, 'dist', 'client'));
  return { pages: pages.length, rendered, changed };
}

async function compileContent(root: string, folders: Folders): Promise<Site | undefined> {
  const { compile } = await import('../content/compile.ts');
  const { report, site } = await compile(folders, {
    onProgress: progressLine('Encoding pictures'),
  });
  if (report.diagnostics.length > 0) {
    const { formatHere } = await import('../content/cli/formatHere.ts');
    process.stderr.write(await formatHere(report, root));
  }
  return report.errors === 0 ? site : undefined;
}
