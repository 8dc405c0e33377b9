import {
  copyFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles.ts';
import { partEnding } from '../writeWhole.ts';

/**
 * Brings a folder to hold exactly the files of others, touching only what differs.
 * Emptying and filling it again would take longer and leave the site without pages meanwhile.
 * @param sources absolute paths; a later folder wins where two have the same file
 * @param target the absolute path of the folder to bring up to date
 * @returns how many files were written or removed
 */
export function reconcile(sources: readonly string[], target: string): number {
  const wanted = new Map<string, string>();
  for (const source of sources) {
    for (const file of listFiles(source)) {
      if (!file.endsWith(partEnding)) wanted.set(file, path.join(source, file));
    }
  }
  const superfluous = listFiles(target).filter((file) => !wanted.has(file));
  const outdated = [...wanted].filter(([file, source]) => !isCopy(source, path.join(target, file)));
  for (const [file, source] of outdated) copyWhole(source, path.join(target, file));
  for (const file of superfluous) rmSync(path.join(target, file));
  return outdated.length + superfluous.length;
}

/** A copy has the time of its original, and a file that was written since has another. */
function isCopy(source: string, target: string): boolean {
  const copy = statSync(target, { throwIfNoEntry: false });
  const original = statSync(source);
  return copy !== undefined && copy.size === original.size && isSameTime(copy, original);
}

/** File systems round times; some keep no parts of a millisecond. */
const isSameTime = (a: Stats, b: Stats) => Math.abs(a.mtimeMs - b.mtimeMs) < 2;

function copyWhole(source: string, target: string): void {
  const part = target + partEnding;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, part);
  const { atime, mtime } = statSync(source);
  utimesSync(part, atime, mtime);
  renameSync(part, target);
}
