import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../listFiles.ts';
import { isBeingWritten, writeWhole } from '../../writeWhole.ts';
import type { Folders } from '../source/folders.ts';
import { type Output, pathsFile } from './modules.ts';

type AnyOutput = Output<string | Uint8Array>;

/**
 * Makes the folders of generated modules and their data hold exactly the outputs.
 * A file is written only when its bytes change, and appears whole: watchers and builds must neither
 * run needlessly nor see half a file.
 * @param outputs all files that there should be; those without a folder are modules
 * @param keep subfolders that other code maintains
 * @returns the paths that changed
 */
export async function writeOutputs(
  { generated, data }: Pick<Folders, 'generated' | 'data'>,
  outputs: readonly AnyOutput[],
  keep: readonly string[],
): Promise<string[]> {
  // The modules are the same for any content, except for the addresses that type the code: these
  // stay those of the project’s own content.
  const isShared = ([file]: AnyOutput) => generated !== data && !file.includes('/');
  const isOwn = ([file]: AnyOutput) => file === pathsFile && existsSync(path.join(generated, file));
  await writeChanged(
    generated,
    outputs.filter((output) => isShared(output) && !isOwn(output)),
  );
  return fill(
    data,
    outputs.filter((output) => !isShared(output)),
    keep,
  );
}

/** Writes what is wanted in a folder and removes everything else. */
async function fill(
  root: string,
  outputs: readonly AnyOutput[],
  keep: readonly string[],
): Promise<string[]> {
  const changed = await writeChanged(root, outputs);
  const wanted = new Set(outputs.map(([file]) => file));
  for (const file of listFiles(root)) {
    if (wanted.has(file) || keep.some((folder) => file.startsWith(`${folder}/`))) continue;
    const absolute = path.join(root, file);
    if (await isBeingWritten(absolute)) continue;
    await rm(absolute, { force: true });
    changed.push(file);
  }
  return changed;
}

async function writeChanged(root: string, outputs: readonly AnyOutput[]): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, content] of outputs) {
    const old = await readFile(path.join(root, file)).catch(() => undefined);
    if (old?.equals(Buffer.from(content))) continue;
    await writeWhole(path.join(root, file), content);
    changed.push(file);
  }
  return changed;
}
