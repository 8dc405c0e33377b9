import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a file is called until it is whole; another process may be writing the same one. */
export const partEnding = '.part';

/**
 * Writes a file that appears whole or not at all, whatever interrupts the run, and makes its folder.
 * @param file an absolute path
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}${partEnding}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, content);
  await rename(part, file);
}

/** A part this old, in milliseconds, is what an interrupted run has left. */
const abandoned = 10 * 60 * 1000;

/** Whether another process may be writing a file at this moment, which so must not be removed. */
export async function isBeingWritten(file: string): Promise<boolean> {
  if (!file.endsWith(partEnding)) return false;
  try {
    return Date.now() - (await stat(file)).mtimeMs <= abandoned;
  } catch {
    return true;
  }
}
