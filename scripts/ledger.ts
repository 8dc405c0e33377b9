import { readFile } from 'node:fs/promises';
import { writeWhole } from './writeWhole.ts';

/** What each file was made from, as a hash: a file whose origin is the same need not be made again. */
export type Ledger = Readonly<Record<string, string>>;

/**
 * @param file an absolute path
 * @param version of the code that makes the files
 * @returns nothing where it cannot be read, or another version wrote it
 */
export async function readLedger(file: string, version: string): Promise<Ledger> {
  try {
    const ledger = JSON.parse(await readFile(file, 'utf8'));
    return ledger.version === version ? ledger.origins : {};
  } catch {
    return {};
  }
}

/** Keeps it for the next run; the file is whole at every moment. */
export async function writeLedger(file: string, version: string, origins: Ledger): Promise<void> {
  await writeWhole(file, JSON.stringify({ version, origins }));
}
