import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './listFiles.ts';
import { writeWhole } from './writeWhole.ts';

interface Remaking<Wanted extends { file: string; origin: string }> {
  /** The absolute path of the folder; what is not wanted is removed from it. */
  folder: string;
  /** Each file’s path below the folder, and a hash of all that it is made from. */
  wanted: readonly Wanted[];
  /** The absolute path of a file that keeps the origins until the next run; it may be deleted. */
  ledger: string;
  /** Of the code that makes the files: what other code made is made again. */
  version: string;
  /** Makes files, which may be there already. */
  make: (due: readonly Wanted[]) => Promise<void>;
}

type Origins = Readonly<Record<string, string>>;

/**
 * Brings a folder to hold exactly the files wanted, and makes only those whose origin has changed;
 * the others are not even read.
 * @returns the files that were made or removed
 */
export async function remake<Wanted extends { file: string; origin: string }>({
  folder,
  wanted,
  ledger,
  version,
  make,
}: Remaking<Wanted>): Promise<string[]> {
  const known = await readOrigins(ledger, version);
  const stale = new Set(listFiles(folder));
  const fresh = wanted.filter(({ file, origin }) => stale.delete(file) && known[file] === origin);
  const freshFiles = new Set(fresh.map(({ file }) => file));
  const due = wanted.filter(({ file }) => !freshFiles.has(file));
  if (due.length === 0 && stale.size === 0) return [];
  // A run that is interrupted must not leave new files behind old origins.
  await writeOrigins(ledger, version, fresh);
  if (due.length > 0) await make(due);
  for (const file of stale) await rm(path.join(folder, file));
  await writeOrigins(ledger, version, wanted);
  return [...due.map(({ file }) => file), ...stale];
}

async function readOrigins(ledger: string, version: string): Promise<Origins> {
  try {
    const kept = JSON.parse(await readFile(ledger, 'utf8'));
    return kept.version === version ? kept.origins : {};
  } catch {
    return {};
  }
}

function writeOrigins(
  ledger: string,
  version: string,
  files: readonly { file: string; origin: string }[],
): Promise<void> {
  const origins: Origins = Object.fromEntries(files.map(({ file, origin }) => [file, origin]));
  return writeWhole(ledger, JSON.stringify({ version, origins }));
}
