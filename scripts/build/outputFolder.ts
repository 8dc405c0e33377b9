import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles.ts';
import { isSameTime } from '../remake.ts';
import { partEnding } from '../writeWhole.ts';

/** Whether a file is a page, by its name. */
export const isPage = (file: string) => file.endsWith('.html');

/**
 * Finds the files of several folders as if they were one.
 * @param folders absolute paths; a later one wins where two have the same file
 * @returns each file’s absolute path, by its path from its folder; pages last
 */
export function filesIn(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    listFiles(folder).map((file) => [file, path.join(folder, file)] as const),
  );
  return new Map(
    files
      .filter(([file]) => !file.endsWith(partEnding))
      .sort(([a], [b]) => Number(isPage(a)) - Number(isPage(b))),
  );
}

/**
 * Copies the files of which a folder has no up-to-date copy. Emptying and filling it again would
 * take longer and leave the site without pages meanwhile.
 * @param files as {@link filesIn} returns them
 * @param folder an absolute path
 * @returns how many were copied
 */
export function copyOutdated(files: ReadonlyMap<string, string>, folder: string): number {
  const outdated = [...files].filter(([file, source]) => !isCopy(source, path.join(folder, file)));
  for (const [file, source] of outdated) copyWhole(source, path.join(folder, file));
  return outdated.length;
}

/** A copy has the time of its original; a file that was written since has another. */
function isCopy(source: string, target: string): boolean {
  const copy = statSync(target, { throwIfNoEntry: false });
  const original = statSync(source);
  return copy?.size === original.size && isSameTime(copy.mtimeMs, original.mtimeMs);
}

function copyWhole(source: string, target: string): void {
  const part = `${target}.${process.pid}${partEnding}`;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, part);
  const { atime, mtime } = statSync(source);
  utimesSync(part, atime, mtime);
  renameSync(part, target);
}

/** Moves a file, replacing any that is there. */
export function moveFile(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    renameSync(source, target);
  } catch (error) {
    // The site may be on another file system, such as a container’s volume.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyWhole(source, target);
    rmSync(source);
  }
}

/** Removes the folders below a folder that hold no file, such as the former folder of moved pages. */
export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const below = path.join(folder, entry.name);
    removeEmptyFolders(below);
    if (readdirSync(below).length === 0) rmdirSync(below);
  }
}
