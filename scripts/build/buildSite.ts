import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Folders, foldersIn } from '../content/folders.ts';
import { fingerprint } from './fingerprint.ts';
import { mergeStyles } from './mergeStyles.ts';
import { reconcile } from './reconcile.ts';

/** What a build did; `ok` is false when the content has errors and nothing was touched. */
export interface BuildResult {
  ok: boolean;
  /** Whether pages were rendered; without changes since the last build there is no need. */
  rendered: boolean;
  /** Files of `dist/client` that changed. */
  changed: number;
}

/**
 * Builds the site into `dist/client`: compile, bundle and render, finish.
 * Without changes since the last build only the last step runs, and the last good site stays
 * until the new one is whole.
 * @param root the project’s folder
 */
export async function buildSite(root: string): Promise<BuildResult> {
  const folders = foldersIn(root);
  const work = path.join(folders.cache, 'build');
  const stamp = path.join(work, 'fingerprint');
  const isFresh =
    existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await fingerprint(root));
  if (!isFresh) {
    await rm(stamp, { force: true });
    if (!(await compileContent(root, folders))) return { ok: false, rendered: false, changed: 0 };
    await renderPages(root);
    await mergeStyles(path.join(work, 'client'));
    await writeFile(stamp, await fingerprint(root));
  }
  const sources = [path.join(work, 'client'), folders.public];
  const changed = await reconcile(sources, path.join(root, 'dist', 'client'));
  return { ok: true, rendered: !isFresh, changed };
}

// Loading the compiler and the bundler takes longer than all the rest when nothing changed.

async function compileContent(root: string, folders: Folders): Promise<boolean> {
  const { compile } = await import('../content/compile.ts');
  const { formatHere } = await import('../content/cli/formatHere.ts');
  const { progressLine } = await import('../content/reporters/progressLine.ts');
  const { report } = await compile(folders, {
    onProgress: progressLine('Encoding pictures'),
  });
  if (report.diagnostics.length > 0) process.stderr.write(await formatHere(report, root));
  return report.errors === 0;
}

async function renderPages(root: string): Promise<void> {
  const { build } = await import('vike/api');
  await build({ viteConfig: { root, logLevel: 'warn' } });
}
