import { statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeVersion } from '../codeVersion.ts';
import { listFiles } from '../listFiles.ts';
import { writeWhole } from '../writeWhole.ts';
import { isPage } from './outputFolder.ts';
import { runStep, type Step } from './runStep.ts';

/** The code of the site, ready to run. */
export interface Bundle {
  /** The absolute path of the folder with what browsers load, and into which Vike renders. */
  client: string;
  /** Changes with the bundle. */
  version: string;
}

/**
 * Bundles the code of the site, unless nothing has changed.
 * @param base the path that the site lives under
 * @param folder where Vite puts its output, see `scripts/build/vite.config.ts`
 */
export const bundle = (base: string, folder: string): Promise<Bundle> =>
  bundleBy('code', `${process.version} ${base} ${codeVersion('site')}`, folder);

/**
 * Bundles the page for editors in the same way.
 * @param folder where Vite puts its output, see `scripts/admin/vite.config.ts`
 */
export const bundleAdmin = (folder: string): Promise<Bundle> =>
  bundleBy('admin', `${process.version} ${codeVersion('admin')}`, folder);

async function bundleBy(step: Step, version: string, folder: string): Promise<Bundle> {
  const stamp = path.join(folder, 'bundle.json');
  const known = await readFile(stamp, 'utf8').catch(() => undefined);
  if (known !== stampOf(version, folder)) {
    await rm(folder, { recursive: true, force: true });
    await runStep(step);
    await writeWhole(stamp, stampOf(version, folder));
  }
  return { client: path.join(folder, 'client'), version };
}

/** Written beside a whole bundle, to notice another version or a missing or truncated file. */
function stampOf(version: string, folder: string): string {
  const files = ['client', 'server'].flatMap((part) =>
    listFiles(path.join(folder, part))
      .filter((file) => !isPage(file))
      .map((file) => [part, file, statSync(path.join(folder, part, file)).size]),
  );
  return JSON.stringify({ version, files: files.sort() });
}
