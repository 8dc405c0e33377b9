import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './listFiles.ts';

/** The end of a file’s name until it is whole, after the ID of the process that writes it. */
export const partEnding = '.part';

/**
 * Writes a file, making its folder; it appears whole or not at all, whatever interrupts the run.
 * @param file an absolute path
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}${partEnding}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, content);
  await rename(part, file);
}

/** A part this old, in milliseconds, was left by an interrupted run. */
const abandoned = 10 * 60 * 1000;

/** Whether another process may be writing a file right now, so that it must not be removed. */
async function isBeingWritten(file: string): Promise<boolean> {
  if (!file.endsWith(partEnding)) return false;
  const [, writer] = /\.(\d+)\.part$/.exec(file) ?? [];
  if (writer && !isAlive(Number(writer))) return false;
  try {
    return Date.now() - (await stat(file)).mtimeMs <= abandoned;
  } catch {
    return true;
  }
}

/**
 * Removes files from a folder, but none that another process may be writing right now.
 * @param folder an absolute path
 * @param isWanted whether a file stays, by its path from the folder
 * @param isOnlyOurs whether nothing else can be writing there; the ID of a process that was killed
 *   says nothing, as a container gives the next one the same
 * @returns the files that were removed
 */
export async function pruneFolder(
  folder: string,
  isWanted: (file: string) => boolean,
  isOnlyOurs = false,
): Promise<string[]> {
  const removed: string[] = [];
  for (const file of listFiles(folder)) {
    const absolute = path.join(folder, file);
    if (isWanted(file) || (!isOnlyOurs && (await isBeingWritten(absolute)))) continue;
    await rm(absolute, { force: true });
    removed.push(file);
  }
  return removed;
}

/** Removes what interrupted runs have left behind in a folder, an absolute path. */
export const sweepParts = (folder: string) =>
  pruneFolder(folder, (file) => !file.endsWith(partEnding));

/** @param pid the ID of a process on this machine */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // The process belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
