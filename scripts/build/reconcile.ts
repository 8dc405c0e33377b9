import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { partEnding } from '../writeWhole.ts';

/**
 * Brings a folder to hold exactly the files of others, touching only what differs.
 * Emptying and filling it again would take longer and leave the site without pages meanwhile.
 * @param sources absolute paths; a later folder wins where two have the same file
 * @param target the absolute path of the folder to bring up to date
 * @returns how many files were written or removed
 */
export async function reconcile(sources: readonly string[], target: string): Promise<number> {
  const wanted = new Map<string, string>();
  for (const source of sources) {
    for (const file of await listFiles(source)) wanted.set(file, path.join(source, file));
  }
  let changed = 0;
  for (const [file, source] of wanted) {
    if (await isSame(source, path.join(target, file))) continue;
    await copyWhole(source, path.join(target, file));
    changed += 1;
  }
  for (const file of await listFiles(target)) {
    if (wanted.has(file)) continue;
    await rm(path.join(target, file));
    changed += 1;
  }
  return changed;
}

/** All whole files. */
const listFiles = (folder: string) =>
  glob('**', { cwd: folder, dot: true, ignore: `**/*${partEnding}` });

async function isSame(a: string, b: string): Promise<boolean> {
  try {
    const [statA, statB] = await Promise.all([stat(a), stat(b)]);
    if (statA.size !== statB.size) return false;
    const [bytesA, bytesB] = await Promise.all([readFile(a), readFile(b)]);
    return bytesA.equals(bytesB);
  } catch {
    return false;
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}
