import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../writeWhole.ts';
import type { Output } from './modules.ts';

/**
 * Brings a folder to hold exactly the outputs.
 * A file is written only when its bytes change, and appears whole: watchers and builds must
 * neither run without need nor see half a file.
 * @param root the absolute path of the folder
 * @param outputs all files that it shall hold
 * @param keep a subfolder that something else looks after
 * @returns the paths that changed
 */
export async function writeOutputs(
  root: string,
  outputs: readonly Output<string | Uint8Array>[],
  keep: string,
): Promise<string[]> {
  const wanted = new Map(outputs);
  const changed: string[] = [];
  for (const [file, content] of wanted) {
    if ((await readIfThere(path.join(root, file)))?.equals(Buffer.from(content))) continue;
    await writeWhole(path.join(root, file), content);
    changed.push(file);
  }
  for (const file of await listFiles(root)) {
    if (wanted.has(file) || file.startsWith(`${keep}/`)) continue;
    await rm(path.join(root, file));
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

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}
