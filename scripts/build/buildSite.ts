import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatHere } from '../content/cli/formatHere.ts';
import { compile } from '../content/compile.ts';
import { foldersIn } from '../content/folders.ts';
import { progressLine } from '../content/reporters/progressLine.ts';
import { fingerprint } from './fingerprint.ts';
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
 * A step whose inputs did not change is skipped, and the last good site stays until the new one
 * is whole.
 * @param root the project’s folder
 */
export async function buildSite(root: string): Promise<BuildResult> {
  const folders = foldersIn(root);
  const { report } = await compile(folders, progressLine('Encoding pictures'));
  if (report.diagnostics.length > 0) process.stderr.write(await formatHere(report, root));
  if (report.errors > 0) return { ok: false, rendered: false, changed: 0 };
  const work = path.join(root, '.cache', 'build');
  const rendered = await renderPages(root, work);
  const changed = await reconcile(
    [path.join(work, 'client'), folders.public],
    path.join(root, 'dist', 'client'),
  );
  return { ok: true, rendered, changed };
}

async function renderPages(root: string, work: string): Promise<boolean> {
  const stamp = path.join(work, 'fingerprint');
  const inputs = await fingerprint(root);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return false;
  await rm(stamp, { force: true });
  // Loading the bundler takes longer than all the rest when there is nothing to build.
  const { build } = await import('vike/api');
  await build({ viteConfig: { root, logLevel: 'warn' } });
  await writeFile(stamp, inputs);
  return true;
}
