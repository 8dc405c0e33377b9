import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pruneFolder, writeWhole } from './writeWhole.ts';

/** A file as it should be. */
interface Wanted {
  /** The path below the folder. */
  file: string;
  /** A hash of everything that it is made from. */
  origin: string;
}

interface Remaking<File extends Wanted> {
  /** The absolute path of the folder. */
  folder: string;
  wanted: readonly File[];
  /** The absolute path of a file that keeps the origins until the next run; it may be deleted. */
  ledger: string;
  /** Of the code that makes the files: what another version made is made again. */
  version: string;
}

/** What must be done to bring a folder up to date. */
export interface RemakePlan<File extends Wanted> {
  /** The files to make; they may be there already. */
  due: readonly File[];
  /**
   * To be called once they are made: removes files that are not wanted.
   * @param isOurs whether a file in the folder is one of these; others are left alone
   * @returns the files that were made or removed
   */
  finish: (isOurs: (file: string) => boolean) => Promise<string[]>;
}

/** What is remembered about a file that was made. */
interface Made {
  origin: string;
  bytes: number;
  /** In milliseconds. */
  modified: number;
}

type Ledger = Readonly<Record<string, Made>>;

/**
 * Works out what a folder needs to hold exactly the wanted files. A file with the same origin is
 * not made again, or even read, unless someone else has changed it.
 */
export async function planRemake<File extends Wanted>({
  folder,
  wanted,
  ledger,
  version,
}: Remaking<File>): Promise<RemakePlan<File>> {
  const known = await readLedger(ledger, version);
  const fresh = new Map<string, Made>();
  for (const { file, origin } of wanted) {
    const made = known[file];
    if (made?.origin === origin && isUntouched(path.join(folder, file), made))
      fresh.set(file, made);
  }
  const due = wanted.filter(({ file }) => !fresh.has(file));
  const keep = (files: ReadonlyMap<string, Made>) =>
    writeWhole(ledger, JSON.stringify({ version, files: Object.fromEntries(files) }));
  // If a run is interrupted, the ledger must not list old origins for new files.
  if (due.length > 0) await keep(fresh);
  return {
    due,
    finish: async (isOurs) => {
      const names = new Set(wanted.map(({ file }) => file));
      const stale = await pruneFolder(folder, (file) => !isOurs(file) || names.has(file));
      const made = due.map(({ file, origin }) => madeNow(folder, file, origin));
      if (due.length > 0 || stale.length > 0) await keep(new Map([...fresh, ...made]));
      return [...due.map(({ file }) => file), ...stale];
    },
  };
}

function madeNow(folder: string, file: string, origin: string): [file: string, Made] {
  const { size, mtimeMs } = statSync(path.join(folder, file));
  return [file, { origin, bytes: size, modified: mtimeMs }];
}

function isUntouched(file: string, { bytes, modified }: Made): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.size === bytes && isSameTime(stats.mtimeMs, modified);
}

/**
 * Whether two file times are the same: file systems round times, and some keep no fractions of a
 * millisecond.
 * @param a in milliseconds, as `b`
 */
export const isSameTime = (a: number, b: number): boolean => Math.abs(a - b) < 2;

async function readLedger(file: string, version: string): Promise<Ledger> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8'));
    return (kept.version === version && kept.files) || {};
  } catch {
    return {};
  }
}
