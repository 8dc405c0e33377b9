import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../listFiles.ts';
import { isBeingWritten, writeWhole } from '../../writeWhole.ts';
import type { Output } from './modules.ts';

/**
 * Brings a folder to hold exactly the outputs.
 * A file is written only when its bytes change, and appears whole: watchers and builds must
 * neither run without need nor see half a file.
 * @param root the absolute path of the folder
 * @param outputs all files that it shall hold
 * @param keep subfolders that something else looks after
 * @returns the paths that changed
 */
export async function writeOutputs(
  root: string,
  outputs: readonly Output<string | Uint8Array>[],
  keep: readonly string[],
): Promise<string[]> {
  const wanted = new Map(outputs);
  const changed: string[] = [];
  for (const [file, content] of wanted) {
    if ((await readIfThere(path.join(root, file)))?.equals(Buffer.from(content))) continue;
    await writeWhole(path.join(root, file), content);
    changed.push(file);
  }
  for (const file of listFiles(root)) {
    if (wanted.has(file) || keep.some((folder) => file.startsWith(`${folder}/`))) continue;
    const absolute = path.join(root, file);
    if (await isBeingWritten(absolute)) continue;
    await rm(absolute, { force: true });
    changed.push(file);
  }
  return changed;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
