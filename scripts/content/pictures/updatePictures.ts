import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../../inParallel.ts';
import { listFiles } from '../../listFiles.ts';
import { isBeingWritten } from '../../writeWhole.ts';

/** Files that are made together, from one original. */
export interface Batch {
  /** Absolute paths; each name tells what is in the file, so an existing file is right. */
  files: readonly string[];
  /** @param missing those of the files that do not exist */
  make: (missing: ReadonlySet<string>) => Promise<void>;
}

/** Called before missing files are made, and each time that some of them exist. */
export type OnProgress = (done: number, total: number) => void;

interface UpdateOptions {
  batches: readonly Batch[];
  /** Whether files that no batch names are removed. */
  prunes?: boolean;
  onProgress?: OnProgress | undefined;
}

/**
 * Brings a folder to hold the files of all batches: makes what is missing, removes the rest.
 * @param folder an absolute path
 */
export async function updatePictures(
  folder: string,
  { batches, prunes = true, onProgress }: UpdateOptions,
): Promise<void> {
  const existing = new Set(listFiles(folder).map((file) => path.join(folder, file)));
  const wanted = new Set(batches.flatMap(({ files }) => files));
  const total = [...wanted].filter((file) => !existing.has(file)).length;
  let done = 0;
  if (total > 0) onProgress?.(done, total);
  // An original is decoded on one processor.
  await inParallel(batches, async ({ files, make }) => {
    const missing = new Set(files.filter((file) => !existing.has(file)));
    if (missing.size === 0) return;
    await make(missing);
    done += missing.size;
    onProgress?.(done, total);
  });
  if (!prunes) return;
  for (const file of existing) {
    if (!wanted.has(file) && !(await isBeingWritten(file))) await rm(file, { force: true });
  }
}
