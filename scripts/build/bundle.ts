import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sourceHash } from '../sourceHash.ts';
import { writeWhole } from '../writeWhole.ts';
import { planStyles, type StylePlan } from './mergeStyles.ts';
import { runProcess } from './runProcess.ts';

/** The code of the site, ready to run: what browsers load, and what renders pages. */
export interface Bundle {
  /** The absolute path of the folder that holds `client/` and `server/`. */
  folder: string;
  /** The path that the site lives under. */
  base: string;
  /** Changes with the bundle. */
  version: string;
  styles: StylePlan;
}

/** All code of the site and all that it depends on. Of the content it knows types and tints. */
const inputs = [
  'components/**',
  'generated/*.{scss,ts}',
  // Types alone, of every address.
  '!generated/paths.ts',
  'pages/**',
  'renderer/**',
  'scripts/**/*.{js,ts}',
  'styles/**',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Bundles the code, unless it is as it was.
 * @param base the path that the site lives under
 * @param folder where Vite puts its output, see `vite.config.ts`
 */
export async function bundle(base: string, folder: string): Promise<Bundle> {
  const stamp = path.join(folder, 'bundle.json');
  const version = `${process.version} ${base} ${sourceHash(inputs)}`;
  const kept = await readStamp(stamp);
  if (kept?.version === version) return { folder, base, ...kept };
  await rm(stamp, { force: true });
  await runProcess('bundleProcess.ts');
  const manifest = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8'));
  const styles = planStyles(path.join(folder, 'client'), manifest, base);
  await writeWhole(stamp, JSON.stringify({ version, styles }));
  return { folder, base, version, styles };
}

async function readStamp(file: string): Promise<Pick<Bundle, 'version' | 'styles'> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
